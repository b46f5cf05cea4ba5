import { useEffect, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import type { Picture } from '../kit/model/picture';
import type { Season, TourSchedule } from '../kit/schedule/departures';
import { warnOnce } from '../kit/element/warn-once';
import { frameUrl } from '../kit/services/booking/frame';
import { Credit } from '../kit/ui/credit';
import { useBooking } from '../kit/booking/use-booking';
import { itemInQuery } from './item-in-query';
import { LiveCalendar } from './live-calendar';
import { messagesFor } from './messages';
import { Schedule } from './schedule';

interface Props {
  /** Slug of the one tour; empty for all. */
  tour: string;
  /** The provider's number; goes before the tour's own. */
  item: number | undefined;
  flow: number | undefined;
  /** Our own page's address may name the item. */
  query: boolean;
  schedules: readonly TourSchedule[];
  season: Season;
  /** Picture of a calendar that could not be loaded. */
  sad: Picture;
}

/** Renders the departures of the walks, by our own schedule, and below them the provider's live calendar. */
export function BookingCalendar({ tour, item, flow, query, schedules, season, sad }: Props) {
  const host = useEmbed();
  const messages = messagesFor(host);
  const [asked, setAsked] = useState<number>();
  const named = schedules.find(({ slug }) => slug === tour);
  const wanted = asked ?? item ?? named?.item;
  const known = wanted ? schedules.filter((schedule) => schedule.item === wanted) : schedules;
  // What is no tour has no schedule; where a query may name anything, the tours' own keeps its place.
  const dated = known.length || !query ? known : schedules;
  const booking = { item: wanted, flow };
  const slug = wanted ? (known[0]?.slug ?? '') : '';
  const { link, start } = useBooking({ ...booking, tour: slug, over: false });

  useEffect(() => {
    if (tour && !named) warnOnce(host.tag, `tour="${tour}" is not a tour`);
  }, [tour, named, host.tag]);
  // A prerendered page is the same for every query.
  useEffect(
    () => setAsked(host.home && query ? itemInQuery(location.search) : undefined),
    [host.home, query],
  );

  const url = frameUrl({ ...host, ...booking });
  return (
    <div className="calendar">
      {dated.length ? <Schedule tours={dated} season={season} flow={flow} roomy={query} /> : null}
      <LiveCalendar
        key={url}
        url={url}
        link={{ ...link, title: messages.newTab }}
        onEnter={() => start('frame')}
        sad={sad}
      />
      <p className="calendar-foot">
        <a {...link}>{messages.inNewTab}</a>
      </p>
      {host.home ? null : <Credit />}
    </div>
  );
}
