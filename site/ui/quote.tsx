import type { Testimonial } from '../../widgets/kit/model/testimonial';
import { CatHead } from '../../widgets/kit/ui/cat-head';

const cited = ({ author, role, source }: Testimonial) => [author, role, source].filter(Boolean).join(', ');

/** One guest's words, large, in the middle of a page. */
export function BigQuote({ heading, testimonial }: { heading: string; testimonial: Testimonial }) {
  return (
    <section className="big-quote">
      <h2 className="vh">{heading}</h2>
      <CatHead className="big-quote-cat" />
      <blockquote>{`“${testimonial.quote}”`}</blockquote>
      <cite>{cited(testimonial)}</cite>
    </section>
  );
}

/** What several guests said, side by side. */
export function Quotes({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className={testimonials.length > 2 ? 'cols cols-3' : testimonials.length > 1 ? 'cols' : undefined}>
      {testimonials.map((testimonial) => (
        <figure key={testimonial.quote} className="quote stack">
          <blockquote>{`“${testimonial.quote}”`}</blockquote>
          <figcaption>{cited(testimonial)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
