import { useRef, type MouseEvent as ReactMouseEvent } from 'react';
import { useEmbed, type EventDetail } from '../element/embed-context';
import { calendarUrl } from '../services/booking/index';

type BookingWay = EventDetail<'cat-booking-start'>['way'];

interface Wanted {
  tour: string;
  item: number | undefined;
  flow?: number | undefined;
  month?: string | undefined;
  /** Opens over the page if the provider's script has loaded. */
  over: boolean;
}

/** Returns the props of a link to the provider's calendar. Loads the provider's script when the visitor shows intent. */
export function useBooking({ tour, item, flow, month, over }: Wanted) {
  const host = useEmbed();
  const booking = { ...host, item, flow, month };
  const ready = useRef(false);

  const prepare = () =>
    import('../booking/open-booking').then((module) => {
      ready.current = true;
      if (over) void module.loadLightframe();
      return module;
    });
  const intent = () => {
    prepare().catch(() => undefined); // Without it the link opens a tab.
  };
  const start = (way: BookingWay) => {
    host.emit('cat-booking-start', { tour, item, partner: host.partner, way });
    prepare().then(
      ({ track }) => track('begin_booking', { item_id: item }, host),
      () => undefined,
    );
  };
  const press = (event: ReactMouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
    // Other clicks are the browser's.
    if (metaKey || ctrlKey || shiftKey || altKey || !(over || ready.current)) return start('tab');
    event.preventDefault();
    // Voice control and screen readers click without hover or focus.
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
