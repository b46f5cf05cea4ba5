import { css } from '#css/route';
import type { TourPage } from '../../schema/tour';
import { Paragraphs } from '../../ui/text/paragraphs';
import { Ticket } from '../../ui/tour/ticket';
import type { FindPicture } from '../../../widgets/kit/model/post';
import { Picture } from '../../../widgets/kit/picture/picture';
import { RouteFigure } from '../../../widgets/kit/route/route-figure';
import { Stops } from '../../../widgets/kit/route/stops';
import { Meeting } from './meeting';
import { messages } from '../messages';

interface Props {
  tour: TourPage;
  /** Of the prints beside its stops. */
  findPicture: FindPicture;
}

/**
 * Renders what a public walk is about: introduction, price and dates, beside them ticket and meeting point; then the
 * stops, and beside them the map.
 */
export function Walk({ tour, findPicture }: Props) {
  return (
    <>
      <div className="wrap sec split split-wide split-top">
        <div className="stack">
          <Paragraphs texts={tour.intro} drop />
          <p className="walk-price">
            <b>{messages.perPerson(tour.structured.price)}</b>
            <a href={tour.dates.href}>{tour.dates.label}</a>
          </p>
        </div>
        <aside className="walk-aside" aria-label={messages.priceAndMeeting}>
          {tour.sideCard ? <Ticket card={tour.sideCard} action={tour.dates} /> : null}
          <Meeting start={tour.meetingPoint} end={tour.endPoint} />
        </aside>
      </div>
      {tour.stops.length ? <StopsOnMap tour={tour} findPicture={findPicture} /> : null}
    </>
  );
}

/** The stops, and the map of them where there is one: beside them, or above them on a narrow page. */
function StopsOnMap({ tour, findPicture }: Props) {
  const prints = tour.stops.map(({ image = '', imageAlt = '' }) => {
    const picture = findPicture(image);
    return picture ? (
      <Picture key={image} picture={picture} alt={imageAlt} sizes="(min-width: 40em) 10rem, 16rem" />
    ) : null;
  });
  return (
    <section className={tour.route ? 'wrap walk-stops walk-mapped' : 'wrap walk-stops'}>
      {/* In the page and not in the sheet of all pages: no other page has a map. */}
      {tour.route ? <style>{css}</style> : null}
      <h2>{tour.stopsHeading}</h2>
      {tour.route ? <RouteFigure route={tour.route} start={tour.start} /> : null}
      <Stops stops={tour.stops} level={3} prints={prints} />
    </section>
  );
}
