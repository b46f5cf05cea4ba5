import type { TourSummary } from '../../schema/tour';
import { calendarUrl } from '../../../widgets/kit/services/booking/index';
import { ButtonLink } from '../../../widgets/kit/ui/button';
import { messages } from '../messages';

const words = messages.departures;

/** Renders a timetable, stacked on narrow screens. */
export function Departures({ tours, labelledBy }: { tours: readonly TourSummary[]; labelledBy: string }) {
  return (
    <table className="departures" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.walk}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.group}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">
            <span className="vh">{words.reserve}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tours.map((tour) => (
          <tr key={tour.slug}>
            <th scope="row" id={`departure-${tour.slug}`}>
              <a href={tour.url}>{tour.place}</a>
            </th>
            <td>{tour.schedule.replace(/ (?=[AP]M)/g, '\u00a0')}</td>
            <td>{tour.group}</td>
            <td>{tour.priceText}</td>
            <td>
              {tour.byArrangement ? (
                <ButtonLink href="/contact" kind="small" aria-describedby={`departure-${tour.slug}`}>
                  {words.contact}
                </ButtonLink>
              ) : (
                <ButtonLink
                  href={calendarUrl({ item: tour.itemId })}
                  target="_blank"
                  rel="noopener"
                  kind="small"
                  aria-describedby={`departure-${tour.slug}`}
                >
                  {words.reserve}
                </ButtonLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
