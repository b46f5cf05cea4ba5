import { useEffect, type MouseEvent } from 'react';
import { useEmbed, type Embed } from '../kit/element/embed-context';
import { linkTo } from '../kit/element/links';
import '../kit/ui/in-line';
import { Button, ButtonLink } from '../kit/ui/button';
import { useBooking } from '../kit/booking/use-booking';
import { messagesFor } from './messages';

interface Props {
  /** Slug of the tour; empty for none. */
  tour: string;
  /** Name of the tour. */
  title: string | undefined;
  /** The provider's number of what is booked; without one the button is a link. */
  item: number | undefined;
  label: string;
  /** The label of a button that has none of its own, and what a screen reader says instead of it. */
  standing: { label: string; spoken: string };
  /** Destination of the button without an item; empty means nowhere. */
  href: string;
  /** Opens over the page instead of in a tab, where the provider's script is there. */
  over: boolean;
}

/**
 * The button that reserves. With an item it opens the provider's calendar; else whoever listens may take the press;
 * else it says that it leads nowhere, or follows its link.
 */
export function ReserveButton({ tour, item, title, label, standing, href, over }: Props) {
  const host = useEmbed();
  const booking = useBooking({ tour, item, over });
  const messages = messagesFor(host);
  const { content } = host.spoken ?? {};
  const isStanding = label === standing.label;
  const name = content?.tours[tour]?.title ?? title;
  const look = {
    'aria-label': isStanding ? content?.spoken || standing.spoken : name && messages.spoken(label, name),
    children: isStanding ? content?.label || label : label,
    lang: isStanding && !content?.label ? host.spoken?.english : undefined,
  };

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
    else if (!to) void showMissingLink(host, event.currentTarget as Element);
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

const showMissingLink = (host: Embed, element: Element) => {
  const messages = messagesFor(host);
  return import('../kit/toast/show-toast').then(
    ({ showToast }) =>
      showToast({
        title: messages.failedTitle,
        text: messages.failed,
        kind: 'error',
        spoken: host.spoken,
        element,
      }),
    ignore,
  );
};
