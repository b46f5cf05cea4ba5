import { closestMatch } from '../../../widgets/kit/model/closest-match';
import { pagePath } from '../../routes';

const LINK = /<a\s(?:[^>]*\s)?href="([^"]*#[^"]+)"/g;
const ID = /\sid="([^"]+)"/g;

/**
 * Stops at links to places within pages that are not there: `/contact#nowhere`. Only the finished pages tell which
 * places they have, inside of tags included.
 * @param pages HTML by address
 * @param site origin of the site, which a link may name in full
 * @throws an error that names each such link, and the page it is on
 */
export function checkFragments(pages: ReadonlyMap<string, string>, site: string): void {
  const places = new Map([...pages].map(([address, html]) => [address, new Set(captured(html, ID))]));
  const faults = [...pages].flatMap(([address, html]) =>
    [...new Set(captured(html, LINK))].flatMap((link) => {
      const { origin, pathname, search, hash } = new URL(link.replaceAll('&amp;', '&'), site + address);
      const ids = places.get(pagePath(pathname, search));
      const id = decoded(hash.slice(1));
      // Browsers know the top of every page, and look for the words behind `:~:` themselves.
      if (origin !== new URL(site).origin || !ids || id === 'top' || hash.includes(':~:')) return [];
      if (ids.has(id)) return [];
      const guess = closestMatch(id, [...ids]);
      return [
        `${address} links to "${link}", but that page has no place "${id}". ${guess ? `Did you mean "#${guess}"?` : 'Take away what stands from # on.'}`,
      ];
    }),
  );
  if (faults.length)
    throw new Error(`Links lead to places that are not there (${faults.length}):\n${faults.join('\n')}`);
}

const captured = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text]) => text!);

/** The id that a fragment stands for; one that is not encoded as it should be stands for itself. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
