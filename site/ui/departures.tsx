import type { TourSummary } from '../../widgets/kit/model/tour';
import { PlateLink } from '../../widgets/kit/ui/plate';
import { ReserveLink, shortLabel } from '../../widgets/kit/ui/reserve-link';

/** When the tours leave: a timetable, stacked on narrow screens. */
export function Departures({ tours, labelledBy }: { tours: readonly TourSummary[]; labelledBy: string }) {
  return (
    <table className="departures" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Walk</th>
          <th scope="col">When</th>
          <th scope="col">Group</th>
          <th scope="col">Price</th>
          <th scope="col">
            <span className="vh">Reserve</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tours.map((tour) => (
          <tr key={tour.slug}>
            <th scope="row" id={`departure-${tour.slug}`}>
              <a href={tour.url}>{tour.place}</a>
            </th>
            <td>{tour.schedule}</td>
            <td>{tour.group}</td>
            <td>{tour.priceText}</td>
            <td>
              {tour.byArrangement ? (
                <PlateLink href={tour.bookingUrl} kind="small" aria-describedby={`departure-${tour.slug}`}>
                  Contact Us
                </PlateLink>
              ) : (
                <ReserveLink
                  tour={tour.slug}
                  item={tour.itemId}
                  label={shortLabel}
                  describedBy={`departure-${tour.slug}`}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
