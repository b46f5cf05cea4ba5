import type { Testimonial } from '../../../widgets/kit/model/voices';

const cited = ({ author, role, source }: Testimonial) => [author, role, source].filter(Boolean).join(', ');

/** Renders what several guests said, side by side. */
export function Quotes({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className={testimonials.length > 2 ? 'cols cols-3' : testimonials.length > 1 ? 'cols' : undefined}>
      {testimonials.map((testimonial) => (
        <figure key={testimonial.quote} className="stack">
          <blockquote className="font-display text-s1 font-medium italic leading-[1.45]">{`“${testimonial.quote}”`}</blockquote>
          <figcaption className="text-base font-semibold text-muted">{cited(testimonial)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
