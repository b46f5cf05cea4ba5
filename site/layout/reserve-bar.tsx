import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { BookingBar } from './booking-bar';
import { useScrolled } from './header/use-scrolled';

/** Scroll position in pixels above which the bar shows. */
const SHOWN_AFTER_PX = 300;
/** Pages without the bar: it would cover their form or calendar, or they are not for guests. */
const PAGES_WITHOUT_BAR = /^\/(booking|survey|contact|partners)(\/|$)/;

/** Renders the bar at the bottom of the window; its code loads when it first shows. */
export function ReserveBar() {
  const [path] = useLocation();
  const [closed, setClosed] = useState(false);
  const isWanted = useScrolled(SHOWN_AFTER_PX) && !closed && !PAGES_WITHOUT_BAR.test(path);
  const [code, setCode] = useState<{ BookingBar: typeof BookingBar }>();
  useEffect(() => {
    // Without it, the page's own booking links remain.
    if (isWanted) import('./booking-bar').then(setCode, () => undefined);
  }, [isWanted]);
  return isWanted && code ? <code.BookingBar path={path} onClose={() => setClosed(true)} /> : null;
}
