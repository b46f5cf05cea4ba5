import { useState } from 'react';
import { booking, reserveBar } from '#content/settings';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { Icon } from '../ui/icon';
import { isDismissed, rememberDismissal } from './dismissal';
import { useScrolled } from './use-scrolled';

/** From here on the bar shows; pixels. */
const SHOWN_AFTER = 300;

/** The bar at the bottom of the window, until it is dismissed for a day. */
export function ReserveBar() {
  const scrolled = useScrolled(SHOWN_AFTER);
  const [closed, setClosed] = useState(false);
  if (!scrolled || closed || isDismissed()) return null;
  const dismiss = () => {
    rememberDismissal();
    setClosed(true);
    // The focus goes on in what is being read: the button that has it is gone.
    const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const place = read?.closest<HTMLElement>('section, footer') ?? document.getElementById('main')!;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  return (
    <aside className="reserve-bar" aria-label={reserveBar.title}>
      <b className="reserve-bar-title">{reserveBar.title}</b>
      <span className="reserve-bar-text">{reserveBar.text}</span>
      <ButtonLink
        href={reserveBar.href}
        kind="small"
        aria-label={reserveBar.label === booking.label ? booking.ariaLabel : undefined}
      >
        {reserveBar.label}
      </ButtonLink>
      <button type="button" className="reserve-bar-close" aria-label="Dismiss" data-tip="" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
