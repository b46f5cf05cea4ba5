import type { TourPage } from '../../schema/tour';
import { Paragraphs } from '../../ui/text/paragraphs';
import { Stops } from '../../ui/tour/stops';
import { Ticket } from '../../ui/tour/ticket';
import { Meeting } from './meeting';

/**
 * Renders what a public walk is about: introduction, price and dates, the stops; beside them ticket and meeting point.
 */
export function Walk({ tour }: { tour: TourPage }) {
  return (
    <div className="wrap sec split split-wide split-top">
      <div className="stack">
        <Paragraphs texts={tour.intro} drop />
        <p className="walk-price">
          <b>{`$${tour.structured.price} per person`}</b>
          <a href={tour.dates.href}>{tour.dates.label}</a>
        </p>
        <h2 className="walk-stops">{tour.stopsHeading}</h2>
        <Stops stops={tour.stops} />
      </div>
      <aside className="walk-aside" aria-label="Price and meeting point">
        {tour.sideCard ? <Ticket card={tour.sideCard} action={tour.dates} /> : null}
        <Meeting start={tour.meetingPoint} end={tour.endPoint} />
      </aside>
    </div>
  );
}
