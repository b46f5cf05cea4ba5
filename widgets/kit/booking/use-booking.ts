import { useRef, type MouseEvent as ReactMouseEvent } from 'react';
import { useEmbed } from '../element/embed-context';
import { calendarUrl } from '../services/booking/index';

/** Way in which the visitor reached the provider. */
export type BookingWay = 'lightframe' | 'tab' | 'frame';

/** Detail of the `cat-booking-start` event. */
export interface BookingStart {
  /** Slug of the tour; empty where the link is to all of them. */
  tour: string;
  item: number | undefined;
  partner: string;
  way: BookingWay;
}

interface Wanted {
  tour: string;
  item: number | undefined;
  flow?: number | undefined;
  /** Month of the calendar, `2025/06`. */
  month?: string | undefined;
  /** Opens over the page where the provider's script is there. */
  over: boolean;
}

/**
 * Returns all that a link to the provider's calendar needs: a real address that opens a tab, and over the page where
 * that is wanted and the provider's script is there. That script, and our own part that speaks to it, is fetched
 * when the visitor shows intent.
 */
export function useBooking({ tour, item, flow, month, over }: Wanted) {
  const host = useEmbed();
  const booking = { ...host, item, flow, month };
  const ready = useRef(false);

  const prepare = () =>
    import('./open-booking').then((module) => {
      ready.current = true;
      if (over) void module.loadLightframe();
      return module;
    });
  const intent = () => {
    prepare().catch(() => undefined); // Without it the link opens a tab.
  };
  /** Tells the page that a booking has begun, and analytics where there is any. */
  const start = (way: BookingWay) => {
    host.emit('cat-booking-start', { tour, item, partner: host.partner, way } satisfies BookingStart);
    prepare().then(
      ({ track }) => track('begin_booking', { item_id: item }, host),
      () => undefined,
    );
  };
  const press = (event: ReactMouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
    // Any other click is the browser's: a tab behind, a window, a download.
    if (metaKey || ctrlKey || shiftKey || altKey || !(over || ready.current)) return start('tab');
    event.preventDefault();
    // Voice control and screen readers press without any intent before.
    prepare()
      .then(({ openBooking }) => openBooking(currentTarget, booking, over, host))
      .catch((): BookingWay => {
        open(link.href, '', 'noopener');
        return 'tab';
      })
      .then((way) => way && start(way));
  };
  const link = {
    href: calendarUrl(booking),
    target: '_blank',
    rel: 'noopener',
    onPointerEnter: intent,
    onFocus: intent,
    onClick: press,
    onAuxClick: ({ button }: ReactMouseEvent) => button === 1 && start('tab'),
  };
  return { link, prepare, start };
}
