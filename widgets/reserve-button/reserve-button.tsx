import { useEffect, type MouseEvent } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { linkTo } from '../kit/element/links';
import '../kit/ui/in-line';
import { Button, ButtonLink } from '../kit/ui/button';
import { useBooking } from '../kit/booking/use-booking';
import { messages } from './messages';

interface Props {
  /** Slug of the tour, for the event; empty for none. */
  tour: string;
  /** The provider's number of what is booked; without one the button is a link. */
  item: number | undefined;
  label: string;
  /** Text that a screen reader says instead of the label. */
  spoken: string | undefined;
  /** Destination of the button without an item; empty means nowhere. */
  href: string;
  /** Opens over the page instead of in a tab, where the provider's script is there. */
  over: boolean;
}

/**
 * The button that reserves. With an item it opens the provider's calendar; else whoever listens may take the press;
 * else it says that it leads nowhere, or follows its link.
 */
export function ReserveButton({ tour, item, label, spoken, href, over }: Props) {
  const host = useEmbed();
  const booking = useBooking({ tour, item, over });
  const look = { 'aria-label': spoken, children: label };

  useEffect(() => {
    if (host.home) booking.prepare().then(({ loadLightframe }) => loadLightframe(), ignore);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the provider's script is fetched once, whatever tour comes later
  }, []);

  if (item) {
    return <ButtonLink {...look} {...booking.link} title={over ? undefined : messages.newTab} />;
  }

  const to = linkTo(href, host) ?? '';
  const press = (event: MouseEvent) => {
    booking.prepare().then(({ track }) => track('reserve_button_click', {}, host), ignore);
    if (host.emit('cat-reserve-click', { href: to }) === false) event.preventDefault();
    else if (!to) void sayNothingIsThere();
  };
  return to ? <ButtonLink {...look} href={to} onClick={press} /> : <Button {...look} onClick={press} />;
}

/** Detail of the `cat-reserve-click` event. */
export interface ReserveClick {
  /** Destination of the button unless the event is canceled; empty for nowhere. */
  href: string;
}

// What could not be fetched is not needed for the link to work.
const ignore = () => undefined;

const sayNothingIsThere = () =>
  import('../kit/toast/show-toast').then(
    ({ showToast }) =>
      showToast({
        title: messages.failedTitle,
        text: messages.failed,
        kind: 'error',
      }),
    ignore,
  );
