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

/** A name or an e-mail address, also behind what mailers and campaign tools put before and after its key. */
const GUEST = /(^|[?&;])(amp;)*[\s\p{Cf}]*(name|email)(\[\])?\s*=/iu;

/** Returns a piece of a query with its percent signs decoded; malformed ones stay. */
const decode = (piece: string) => new URLSearchParams(`x=${piece.replaceAll('=', '%3D')}`).get('x') ?? '';

/**
 * Returns a part of an address without the guest's name and e-mail address.
 * @param part with the `?` or `#` before it
 */
export function withoutGuest(part: string): string {
  const all = part.slice(1).split(SEPARATOR);
  let isGuest = false;
  const kept = all.filter((piece) => {
    // What follows an unencoded `&` in a name belongs to it.
    isGuest = GUEST.test(decode(piece)) || (isGuest && !piece.includes('='));
    return !isGuest;
  });
  if (kept.length === all.length) return part;
  return kept.length ? part[0] + kept.join('&') : '';
}
