import { useEffect, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { frameUrl } from '../kit/services/booking/frame';
import { Credit } from '../kit/ui/credit';
import { useBooking } from '../kit/ui/use-booking';
import { schedules } from './data';
import { LiveCalendar } from './live-calendar';
import { messagesFor } from './messages';
import { Schedule } from './schedule';

interface Props {
  /** Slug of the one tour; empty for all. */
  tour: string;
  /** The provider's number; overrides the tour's. 0 for none. */
  itemId: number;
  /** 0 for ours. */
  flowId: number;
  /** True if `?itemId=` of our own page chooses the item. */
  query: boolean;
}

/** Renders the departures of the walks, by our own schedule, and below them the provider's live calendar. */
export function BookingCalendar({ tour, itemId, flowId, query }: Props) {
  const flow = flowId || undefined;
  const host = useEmbed();
  const messages = messagesFor(host);
  const [itemOfQuery, setItemOfQuery] = useState<number>();
  const named = schedules.find(({ slug }) => slug === tour);
  const wanted = itemOfQuery || itemId || named?.item;
  const known = wanted ? schedules.filter((schedule) => schedule.item === wanted) : schedules;
  // An item that is no tour has no schedule; a query may name one, so all tours stay.
  const dated = known.length || !query ? known : schedules;
  const booking = { item: wanted, flow };
  const slug = wanted ? (known[0]?.slug ?? '') : '';
  const { link, start } = useBooking({ ...booking, tour: slug, over: false });

  // The prerendered HTML cannot know the query.
  useEffect(
    () => setItemOfQuery(host.home && query ? itemInQuery(location.search) : undefined),
    [host.home, query],
  );

  const url = frameUrl({ ...host, ...booking });
  return (
    <div className="box calendar">
      {dated.length ? <Schedule tours={dated} flow={flow} /> : null}
      <LiveCalendar
        key={url}
        url={url}
        link={{ ...link, title: messages.newTab }}
        onEnter={() => start('frame')}
      />
      <p className="calendar-foot">
        <a {...link}>{messages.inNewTab}</a>
      </p>
      {host.home ? null : <Credit />}
    </div>
  );
}

/** Returns the item of `?itemId=`, if it is a positive integer. */
function itemInQuery(search: string): number | undefined {
  const text = new URLSearchParams(search).get('itemId') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
