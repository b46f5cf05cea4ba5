import { SEPARATOR } from '../kit/model/read-params';

/** Removes the guest's name and e-mail address from the address of the page: its history, logs and others read that. */
export function removeGuestFromUrl(): void {
  const { pathname, search, hash } = location;
  const address = pathname + withoutGuest(search) + withoutGuest(hash);
  if (address === pathname + search + hash) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Some browsers limit how often that may be done.
  }
}

/**
 * Returns a part of an address without the guest's name and e-mail address.
 * @param part with the `?` or `#` before it
 */
export function withoutGuest(part: string): string {
  const all = part.slice(1).split(SEPARATOR);
  const kept = all.filter((text) => !/^(name|email)=/i.test(text));
  if (kept.length === all.length) return part;
  return kept.length ? part[0] + kept.join('&') : '';
}
