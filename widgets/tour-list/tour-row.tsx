import { useBooking } from '../kit/ui/use-booking';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import { Picture } from '../kit/picture/picture';
import { messagesFor } from './messages';
import type { CardProps } from './tour-card';

/** Renders one tour as a row of two lines. The row is the link that books it, its picture leads to the tour's page. */
export function TourRow({ tour, picture, sizes }: CardProps) {
  const host = useEmbed();
  const messages = messagesFor(host);
  const { link } = useBooking({ tour: tour.slug, item: tour.itemId, over: true });
  const Heading = `h${host.heading}` as 'h3';
  const action = tour.byArrangement ? { href: pageUrl('/contact', host) } : link;
  const verb = tour.byArrangement ? messages.askShort : messages.reserveShort;
  return (
    <li part="card" className="card tour">
      <a
        part="image"
        className="card-picture"
        href={pageUrl(`/tours/${tour.slug}`, host)}
        lang={tour.lang?.title}
        aria-label={tour.title}
      >
        {picture && (
          <Picture className="card-shot" picture={picture} alt="" sizes={sizes} fallback="placeholder" />
        )}
      </a>
      <div className="tour-text">
        <Heading className="card-title">
          <a part="title" {...action} aria-label={`${verb}: ${tour.place}`}>
            {tour.place}
          </a>
        </Heading>
        <p part="meta" className="card-meta" lang={tour.lang?.brief}>
          {tour.brief}
        </p>
      </div>
      {/* Decorative: the row's link covers it. */}
      <span part="button" className="tour-verb button small" aria-hidden="true">
        {verb}
      </span>
    </li>
  );
}
