import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import type { InLanguage } from '../kit/element/spoken';
import {
  departureDays,
  nextDepartureDay,
  WINDOW,
  type Season,
  type TourSchedule,
} from '../kit/schedule/departures';
import { onPageVisible } from '../kit/on-page-visible';
import { config } from '../kit/services/config';
import { DayCard } from './day-card';
import { messagesFor } from './messages';
import { ButtonLink } from '../kit/ui/button';
import { useBooking } from '../kit/booking/use-booking';

type ShownTour = TourSchedule & InLanguage;

interface Props {
  tours: readonly TourSchedule[];
  season: Season;
  flow: number | undefined;
  /** Keeps room for any choice of tours, because it may change as the page comes to life. */
  roomy: boolean;
}

/** Days that are drawn at first: as many as a phone shows, and one. */
const FIRST = 3;

/**
 * The days of the next 30 on which something leaves. Which these are only the visitor's clock knows, so the HTML
 * has the schedule in words, in the room that the days will take.
 */
export function Schedule({ tours: all, season, flow, roomy }: Props) {
  const host = useEmbed();
  const messages = messagesFor(host);
  const Heading = `h${host.heading}` as 'h3';
  const [now, setNow] = useState(0);
  const room = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // In a task of its own: the browser takes its time to learn what New York's clocks show.
  useEffect(() => {
    const readClock = () => {
      hadFocus.current = Boolean(room.current?.matches(':focus-within'));
      setNow(Math.max(Date.now(), config.made));
    };
    const timer = setTimeout(readClock);
    const stop = onPageVisible(readClock);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  // The days have taken the place of the words; a link among these may have had the focus.
  useLayoutEffect(() => {
    if (!now || !hadFocus.current || room.current?.matches(':focus-within')) return;
    const link = room.current?.querySelector('a');
    // It may be in view, and yet under a bar of the page's.
    link?.scrollIntoView({ block: 'center' });
    link?.focus();
  }, [now]);
  // All at once would keep a slow phone for longer than a visitor should wait.
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    if (!now) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setWhole(true))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [now]);
  const tours: readonly ShownTour[] = host.spoken?.tours(all) ?? all;
  const regular = tours.filter(({ departures }) => departures.length);
  const days = now ? departureDays(regular, season, now) : undefined;
  const later = days && !days.length ? nextDepartureDay(regular, season, now) : undefined;

  const inWords = (
    <ul className="days-in-words" role="list">
      {regular.map((tour) => (
        <InWords key={tour.slug} tour={tour} flow={flow} />
      ))}
    </ul>
  );
  const closed = messages.closed(WINDOW);
  const none = later ? closed : messages.over(WINDOW);
  const note = days && !days.length ? none : messages.open;
  return (
    <section className="schedule">
      <Heading part="title" lang={regular.length ? undefined : tours[0]?.lang}>
        {regular.length ? messages.title(WINDOW) : (tours[0]?.title ?? null)}
      </Heading>
      <p className="schedule-note" data-room={closed}>
        <span lang={regular.length ? undefined : tours[0]?.lang}>
          {regular.length ? note : (tours[0]?.text ?? null)}
        </span>
      </p>
      <div ref={room} className="schedule-room" data-rows={roomy || regular.length > 1 ? 2 : 1}>
        {regular.length ? null : <ButtonLink href={pageUrl('/contact', host)}>{messages.contact}</ButtonLink>}
        {regular.length && !(days?.length || later) ? inWords : null}
        {days?.length || later ? (
          <ol className="days" role="list">
            {[...(days ?? []), later ?? []]
              .flat()
              .slice(0, whole ? undefined : FIRST)
              .map((day) => (
                <DayCard key={day.date} day={day} one={regular.length === 1} flow={flow} />
              ))}
          </ol>
        ) : null}
      </div>
    </section>
  );
}

function InWords({ tour, flow }: { tour: ShownTour; flow: number | undefined }) {
  const { link } = useBooking({ tour: tour.slug, item: tour.item, flow, over: true });
  const messages = messagesFor(useEmbed());
  return <li lang={tour.lang}>{messages.inWords(<a {...link}>{tour.title}</a>, tour.text)}</li>;
}
