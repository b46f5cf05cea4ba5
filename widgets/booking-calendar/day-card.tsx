import { useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import { retryImport } from '../kit/element/retry-import';
import type { Departure, DepartureDay } from '../kit/schedule/departures';
import { useBooking } from '../kit/ui/use-booking';
import { messagesFor } from './messages';

interface Props {
  day: DepartureDay;
  /** True if only one tour is shown, so that days need not name it. */
  one: boolean;
  flow: number | undefined;
}

/** Renders one day; each departure links to its month of the tour's calendar at the provider. */
export function DayCard({ day: { date, departures }, one, flow }: Props) {
  const host = useEmbed();
  const messages = messagesFor(host);
  const Heading = `h${Math.min(6, host.heading + 1)}` as 'h4';
  const name = new Date(date);
  return (
    <li className="day">
      <Heading className="day-name">
        <time dateTime={date}>
          <span className="day-week">{messages.weekday(name)}</span> <b>{messages.shortDay(name)}</b>
        </time>
      </Heading>
      <ul role="list">
        {departures.map((departure) => (
          <DepartureRow
            key={departure.tour.slug + departure.time}
            departure={departure}
            {...{ one, flow }}
            long={messages.longDay(name)}
            month={date.slice(0, 7).replace('-', '/')}
          />
        ))}
      </ul>
    </li>
  );
}

interface RowProps extends Omit<Props, 'day'> {
  departure: Departure;
  long: string;
  month: string;
}

function DepartureRow({ departure, one, flow, long, month }: RowProps) {
  const host = useEmbed();
  const messages = messagesFor(host);
  const { tour } = departure;
  const time = messages.time(departure);
  const { link } = useBooking({ tour: tour.slug, item: tour.item, flow, month, over: true });
  const [state, setState] = useState<'loading' | 'failed'>();
  const keep = () => {
    if (state === 'loading') return;
    setState('loading');
    retryImport(() => import('./download-ics')).then(
      ({ downloadIcs }) => {
        setState(undefined);
        downloadIcs(departure, new URL(pageUrl(`/tours/${tour.slug}`, host), location.href).href, host);
      },
      () => setState('failed'),
    );
  };
  return (
    <li className="departure">
      <a {...link} className="departure-link">
        <b>{time}</b>
        <span className={one ? 'vh' : undefined}>{` ${tour.place}`}</span>
        {one ? <span>{` ${messages.reserve}`}</span> : null}
        <span className="vh">{` ${long}`}</span>
      </a>
      <button
        type="button"
        className="departure-keep"
        title={messages.keep}
        aria-label={messages.keepDeparture(tour.place, long, time)}
        onClick={keep}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 12.5v5M9.5 15h5" />
        </svg>
      </button>
      {state === 'failed' && <p role="alert">{messages.keepFailed}</p>}
    </li>
  );
}
