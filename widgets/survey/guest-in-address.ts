import { SEPARATOR } from '../kit/model/read-params';

/** Removes the guest's name and e-mail address from the URL, which history, logs and third parties read. */
export function removeGuestFromUrl(): void {
  const { pathname, search, hash } = location;
  const address = pathname + withoutGuest(search) + withoutGuest(hash);
  if (address === pathname + search + hash) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Browsers limit the rate.
  }
}

/** Key of a name or e-mail address, also with what mailers and campaign tools add to it. */
const GUEST = /(^|[?&;])(amp;)*[\s\p{Cf}]*(name|email)(\[\])?\s*=/iu;

/** Decodes a piece of a query; malformed escapes stay. */
const decode = (piece: string) => new URLSearchParams(`x=${piece.replaceAll('=', '%3D')}`).get('x') ?? '';

/** Removes the guest from a query or fragment, which starts with `?` or `#`. */
export function withoutGuest(part: string): string {
  const all = part.slice(1).split(SEPARATOR);
  let isGuest = false;
  const kept = all.filter((piece) => {
    // Text after an unencoded `&` belongs to the name.
    isGuest = GUEST.test(decode(piece)) || (isGuest && !piece.includes('='));
    return !isGuest;
  });
  if (kept.length === all.length) return part;
  return kept.length ? part[0] + kept.join('&') : '';
}
