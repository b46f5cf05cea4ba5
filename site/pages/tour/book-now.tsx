import { booking, business, season } from '#content/settings';
import type { TourPage } from '../../schema/tour';
import { calendarUrl } from '../../../widgets/kit/services/booking/index';
import { FirstPartyElement } from '../../ui/first-party-element';
import { ButtonLink } from '../../../widgets/kit/ui/button';

/**
 * Renders the booking section: schedule and the provider's calendar for a public walk, a link to our contact page for a
 * private one.
 */
export function BookNow({ tour, item }: { tour: TourPage; item: number }) {
  const contact = tour.arrangement?.contact;
  if (contact) {
    return (
      <section className="wrap sec" id="book-now">
        <h2 className="head">{contact.heading}</h2>
        <div className="stack framed grid justify-items-center p-[min(2.5rem,6vw)] text-center">
          <p className="lede">{contact.text}</p>
          <p>
            <ButtonLink href={contact.href} kind="big">
              {contact.label}
            </ButtonLink>
          </p>
          <p>
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </p>
        </div>
      </section>
    );
  }
  return (
    <section className="wrap sec" id="book-now">
      <div className="head flex flex-wrap items-end justify-between gap-g4">
        <div className="stack">
          <h2>{tour.bookingHeading}</h2>
          <p className="lede">{season.summary}</p>
        </div>
        <FirstPartyElement name="cat-reserve-button" attributes={{ tour: tour.slug, loading: 'lazy' }}>
          <a href={calendarUrl({ item })}>{booking.label}</a>
        </FirstPartyElement>
      </div>
      <FirstPartyElement name="cat-booking-calendar" attributes={{ tour: tour.slug, loading: 'lazy' }}>
        <a href={calendarUrl({ item })}>{booking.label}</a>
      </FirstPartyElement>
    </section>
  );
}
