import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { BookingBar } from './booking-bar';
import { useScrolled } from './header/use-scrolled';

/** Scroll position from which the bar shows, in pixels. */
const SHOWN_AFTER = 300;
/** Pages without the bar: it would lie over their own form or calendar, or is for others than their readers. */
const WITHOUT = /^\/(booking|survey|contact|partners)\/?$/;

/** The place of the bar at the bottom of the window, whose code is fetched when it is first to be shown. */
export function ReserveBar() {
  const [path] = useLocation();
  const [closed, setClosed] = useState(false);
  const isWanted = useScrolled(SHOWN_AFTER) && !closed && !WITHOUT.test(path);
  const [code, setCode] = useState<{ BookingBar: typeof BookingBar }>();
  useEffect(() => {
    // Without it the page's own ways to book are left.
    if (isWanted) import('./booking-bar').then(setCode, () => undefined);
  }, [isWanted]);
  return isWanted && code ? <code.BookingBar path={path} onClose={() => setClosed(true)} /> : null;
}
