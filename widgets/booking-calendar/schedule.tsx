import { createElement, useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useBooking } from '../kit/ui/use-booking';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import type { InLanguage } from '../kit/element/locale';
import { onPageVisible } from '../kit/schedule/on-page-visible';
import { departureDays, nextDepartureDay, WINDOW_DAYS, type TourSchedule } from '../kit/schedule/departures';
import { config } from '../kit/services/config';
import { ButtonLink } from '../kit/ui/button';
import { season } from './data';
import { DayCard } from './day-card';
import { messagesFor } from './messages';

type ShownTour = TourSchedule & InLanguage;

interface Props {
  tours: readonly TourSchedule[];
  flow: number | undefined;
}

/** Maximum number of rows of one weekday. */
const WEEKS = Math.ceil(WINDOW_DAYS / 7);

/**
 * Renders the days with departures in the next 30 days. The prerendered HTML has the schedule as text and reserves their
 * space.
 */
export function Schedule({ tours: all, flow }: Props) {
  const host = useEmbed();
  const messages = messagesFor(host);
  const Heading = `h${host.heading}` as 'h3';
  const [now, setNow] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const readClock = () => {
      hadFocus.current = Boolean(box.current?.matches(':focus-within'));
      setNow(Math.max(Date.now(), config.made));
    };
    // In a task of its own, after hydration.
    const timer = setTimeout(readClock);
    const stop = onPageVisible(readClock);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  // The days have replaced the words; a link among these may have had the focus.
  useLayoutEffect(() => {
    if (!now || !hadFocus.current || box.current?.matches(':focus-within')) return;
    const link = box.current?.querySelector('a');
    // The page's header may cover it.
    link?.scrollIntoView({ block: 'center' });
    link?.focus();
  }, [now]);
  const tours: readonly ShownTour[] = host.locale?.tours(all) ?? all;
  const regular = tours.filter(({ departures }) => departures.length);
  const weekdays = new Set(regular.flatMap(({ departures }) => departures.flatMap(({ days }) => days)));
  const days = now ? departureDays(regular, season, now) : undefined;
  // Reserved before the clock is read; out of season the space closes again.
  const hasRows = !days || days.length > 1;
  const later = days && !days.length ? nextDepartureDay(regular, season, now) : undefined;
  const shown = later ? [later] : (days ?? []);
  // Saturday and Sunday share a row, also where the first row begins with a Sunday.
  const isLate = weekdays.size === 2 && weekdays.has(6) && new Date(shown[0]?.date ?? 0).getUTCDay() === 0;

  const closed = messages.closed(WINDOW_DAYS);
  const none = later ? closed : messages.over(WINDOW_DAYS);
  const note = days && !days.length ? none : messages.open;
  const goLive = ({ currentTarget }: MouseEvent) => {
    const live = (currentTarget.getRootNode() as ShadowRoot).querySelector<HTMLElement>('.live')!;
    live.focus();
  };
  return (
    <section className="schedule">
      <Heading part="title" lang={regular.length ? undefined : tours[0]?.lang?.title}>
        {regular.length ? messages.title(WINDOW_DAYS) : (tours[0]?.title ?? null)}
      </Heading>
      <p className="schedule-note" data-reserves={closed}>
        <span lang={regular.length ? undefined : tours[0]?.lang?.text}>
          {regular.length ? note : (tours[0]?.text ?? null)}
        </span>
      </p>
      {regular.length ? (
        <button type="button" className="schedule-skip" onClick={goLive}>
          {messages.live}
        </button>
      ) : (
        <ButtonLink href={pageUrl('/contact', host)}>{messages.contact}</ButtonLink>
      )}
      {regular.length ? (
        <div ref={box} className="schedule-days" data-each={regular.length > 1 ? 2 : 1}>
          <ul className="days" aria-hidden="true">
            {[...Array(hasRows ? WEEKS * weekdays.size : 1).keys()].map((cell) => (
              <li key={cell} className="day-empty" />
            ))}
          </ul>
          {shown.length ? (
            <ol className="days" role="list" data-late={isLate ? '' : undefined}>
              {shown.map((day) => (
                <DayCard key={day.date} day={day} one={regular.length === 1} flow={flow} />
              ))}
            </ol>
          ) : (
            <ul className="days-in-words" role="list">
              {regular.map((tour) => (
                <InWords key={tour.slug} tour={tour} flow={flow} />
              ))}
            </ul>
          )}
        </div>
      ) : null}
    </section>
  );
}

function InWords({ tour, flow }: { tour: ShownTour; flow: number | undefined }) {
  const { link } = useBooking({ tour: tour.slug, item: tour.item, flow, over: true });
  const messages = messagesFor(useEmbed());
  const name = createElement('a', { ...link, lang: tour.lang?.title }, tour.title);
  return <li>{messages.inWords(name, <span lang={tour.lang?.text}>{tour.text}</span>)}</li>;
}
