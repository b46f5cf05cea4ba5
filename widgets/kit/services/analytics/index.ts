import { tell } from './vendor';

/**
 * Tells the page's analytics, where there is any. On a foreign page only where its tag says `analytics`; everybody
 * else listens to the tag's events.
 */
export function track(
  name: 'begin_booking' | 'reserve_button_click',
  fields: { item_id?: number | undefined },
  { home, analytics }: { home: boolean; analytics: boolean },
): void {
  try {
    tell(name, fields, home, analytics);
  } catch {
    // Somebody else's code; a booking does not fail with it.
  }
}
