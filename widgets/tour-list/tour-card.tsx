import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import type { InLanguage } from '../kit/element/spoken';
import type { Picture as PictureFiles } from '../kit/model/picture';
import type { TourCard as TourCardData } from '../kit/model/tour';
import { Picture } from '../kit/picture/picture';
import { ButtonLink } from '../kit/ui/button';
import { messagesFor } from './messages';
import { ReserveLink } from './reserve-link';

/** Ways in which a list shows its tours. */
export const layouts = ['cards', 'list', 'compact'] as const;
export type Layout = (typeof layouts)[number];

interface Props {
  tour: TourCardData & InLanguage;
  picture: PictureFiles | undefined;
  layout: Layout;
  /** The first and widest card of our own page. */
  lead: boolean | undefined;
}

const sizes: Record<Layout, string> = {
  cards: '(min-width: 56em) 24rem, (min-width: 34em) 45vw, 92vw',
  list: '(min-width: 34em) 16rem, 92vw',
  compact: '76px',
};

/** One tour: picture, heading with duration and price, teaser and the way to book it. */
export function TourCard({ tour, picture, layout, lead }: Props) {
  const host = useEmbed();
  const messages = messagesFor(host);
  const title = `title-${tour.slug}`;
  const Heading = `h${host.heading}` as 'h3';
  const href = pageUrl(`/tours/${tour.slug}`, host);
  const compact = layout === 'compact';
  return (
    <li part="card" className="tour" data-lead={lead ? '' : undefined}>
      <div part="image" className="tour-picture" lang={tour.lang}>
        {picture ? (
          <Picture
            className="tour-shot"
            picture={picture}
            alt={tour.imageAlt}
            sizes={lead ? '(min-width: 56em) 46rem, 92vw' : sizes[layout]}
            fallback="placeholder"
          />
        ) : null}
        {compact ? null : <span className="tour-sign">{tour.place}</span>}
      </div>
      <div className="tour-text" lang={tour.lang}>
        <Heading id={title} className="tour-title">
          <a part="title" href={href}>
            {tour.title}
          </a>{' '}
          <span part="detail" className="tour-detail">
            {tour.detail}
          </span>
        </Heading>
        <p part="meta" className="tour-meta">
          {/* When a private tour leaves stands behind its title already. */}
          {tour.byArrangement || <span>{tour.schedule}</span>}{' '}
          <span>
            {tour.byArrangement || <b>· </b>}
            {tour.group}
          </span>
        </p>
        {compact ? null : (
          <p part="teaser" className="tour-teaser">
            {tour.teaser}
          </p>
        )}
      </div>
      <div className="tour-action">
        {tour.byArrangement ? (
          <ButtonLink href={pageUrl('/contact', host)} kind="small" aria-describedby={title}>
            {compact ? messages.askShort : messages.ask}
          </ButtonLink>
        ) : (
          <ReserveLink tour={tour.slug} item={tour.itemId} short={compact} describedBy={title} />
        )}
      </div>
    </li>
  );
}
