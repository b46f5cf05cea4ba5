import { booking, business, season } from '#content/settings';
import type { TourCard, TourPage } from '../../../widgets/kit/model/tour';
import { PlateLink } from '../../../widgets/kit/ui/plate';
import { ReserveLink } from '../../../widgets/kit/ui/reserve-link';

/** Where dates are chosen: the provider's calendar for a public walk, our contact page for a private one. */
export function BookNow({ tour, card }: { tour: TourPage; card: TourCard }) {
  const contact = tour.arrangement?.contact;
  return (
    <section className="wrap sec" id="book-now">
      <h2 className="head">{contact?.heading ?? tour.bookingHeading}</h2>
      <div className="calendar-box stack">
        <p className="lede">{contact?.text ?? season.summary}</p>
        <p>
          {contact ? (
            <PlateLink href={contact.href} kind="big">
              {contact.label}
            </PlateLink>
          ) : (
            <ReserveLink tour={tour.slug} item={card.itemId} label={booking.label} />
          )}
        </p>
        <p>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </p>
      </div>
    </section>
  );
}
