import { useEffect, type MouseEvent } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { linkTo } from '../kit/element/links';
import { Button, ButtonLink } from '../kit/ui/button';
import { useBooking } from '../kit/ui/use-booking';
import { ariaLabel, items, label as ownLabel } from './data';
import { messagesFor } from './messages';

interface Props {
  /** Slug of the tour; empty for none. */
  tour: string;
  /** The provider's number; overrides the tour's. 0 for none. */
  itemId: number;
  /** Empty for our own. */
  label: string;
  /** Destination without an item; empty for none. */
  href: string;
  /** Opens over the page if the provider's script is available. */
  lightframe: boolean;
}

/**
 * Renders a button that opens the provider's calendar. Without an item it fires a cancelable event, then follows its link
 * or shows an error.
 */
export function ReserveButton({ tour, itemId, label, href, lightframe: over }: Props) {
  const host = useEmbed();
  const item = itemId || items[tour]?.item;
  const booking = useBooking({ tour, item, over });
  const messages = messagesFor(host);
  const { content } = host.locale ?? {};
  const isOwn = !label || label === ownLabel;
  const name = content?.tours[tour]?.title ?? items[tour]?.title;
  const look = {
    'aria-label': isOwn ? content?.accessibleName || ariaLabel : name && messages.accessibleName(label, name),
    children: isOwn ? content?.label || ownLabel : label,
    lang: isOwn && !content?.label ? host.locale?.english : undefined,
  };

  useEffect(() => {
    if (host.home) booking.prepare().then(({ loadLightframe }) => loadLightframe(), ignore);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the script is loaded once
  }, []);

  if (item) {
    return <ButtonLink {...look} {...booking.link} title={over ? undefined : messages.newTab} />;
  }

  const to = linkTo(href, host) ?? '';
  const press = (event: MouseEvent) => {
    booking.prepare().then(({ track }) => track('reserve_button_click', {}, host), ignore);
    if (host.emit('cat-reserve-click', { href: to }) === false) event.preventDefault();
    else if (!to) {
      const { failedTitle: title, failed: text } = messagesFor(host);
      const element = event.currentTarget as Element;
      import('../kit/toast/show-toast').then(
        ({ showToast }) => showToast({ title, text, kind: 'error', locale: host.locale, element }),
        ignore,
      );
    }
  };
  return to ? <ButtonLink {...look} href={to} onClick={press} /> : <Button {...look} onClick={press} />;
}

// The link works without it.
const ignore = () => undefined;
