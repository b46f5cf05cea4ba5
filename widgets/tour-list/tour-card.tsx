import { useBooking } from '../kit/ui/use-booking';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import type { InLanguage } from '../kit/element/locale';
import type { Picture as PictureFiles } from '../kit/model/picture';
import type { TourCard as TourCardData } from '../kit/model/tour';
import { Picture } from '../kit/picture/picture';
import { ButtonLink } from '../kit/ui/button';
import { messagesFor } from './messages';

export interface CardProps {
  tour: TourCardData & InLanguage;
  picture: PictureFiles | undefined;
  sizes: string;
  /** The first and widest card of our own page. */
  lead?: boolean | undefined;
}

/** Renders one tour: picture, heading with duration and price, teaser and the button that books it. */
export function TourCard({ tour, picture, sizes, lead }: CardProps) {
  const { lang } = tour;
  const host = useEmbed();
  const messages = messagesFor(host);
  const { link } = useBooking({ tour: tour.slug, item: tour.itemId, over: true });
  const title = `title-${tour.slug}`;
  const Heading = `h${host.heading}` as 'h3';
  return (
    <li part="card" className="card tour" data-lead={lead ? '' : undefined}>
      <div part="image" className="card-picture" lang={lang?.imageAlt}>
        {picture && (
          <Picture
            className="card-shot"
            picture={picture}
            alt={tour.imageAlt}
            sizes={sizes}
            fallback="placeholder"
          />
        )}
        <span className="tour-sign">{tour.place}</span>
      </div>
      <div className="tour-text">
        <Heading id={title} className="card-title">
          <a part="title" lang={lang?.title} href={pageUrl(`/tours/${tour.slug}`, host)}>
            {tour.title}
          </a>{' '}
          <span part="detail" className="tour-detail" lang={lang?.detail}>
            {tour.detail}
          </span>
        </Heading>
        <p part="meta" className="card-meta">
          {/* The heading of a private tour includes the schedule. */}
          {tour.byArrangement || <span lang={lang?.schedule}>{tour.schedule}</span>}{' '}
          <span lang={lang?.group}>{tour.group}</span>
        </p>
        <p part="teaser" className="tour-teaser" lang={lang?.teaser}>
          {tour.teaser}
        </p>
      </div>
      <div className="tour-action">
        {tour.byArrangement ? (
          <ButtonLink href={pageUrl('/contact', host)} kind="small" aria-describedby={title}>
            {messages.ask}
          </ButtonLink>
        ) : (
          <ButtonLink {...link} kind="small" aria-label={messages.reserveSpoken} aria-describedby={title}>
            {messages.reserve}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
