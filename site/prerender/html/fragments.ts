import { closestMatch } from '../../../widgets/kit/on-demand/closest-match';
import { pagePath } from '../../routes';

const LINK = /<a\s(?:[^>]*\s)?href="([^"]*#[^"]+)"/g;
const ID = /\sid="([^"]+)"/g;

/** Checks links with a fragment on prerendered pages, which have all ids. Throws with every wrong link. */
export function checkFragments(pages: ReadonlyMap<string, string>, site: string): void {
  const idsOf = new Map([...pages].map(([address, html]) => [address, new Set(captured(html, ID))]));
  const faults = [...pages].flatMap(([address, html]) =>
    [...new Set(captured(html, LINK))].flatMap((link) => {
      const { origin, pathname, search, hash } = new URL(link.replaceAll('&amp;', '&'), site + address);
      const ids = idsOf.get(pagePath(pathname, search));
      const id = decodeURIComponent(hash.slice(1));
      // Browsers resolve #top and text fragments (`:~:`) themselves.
      if (origin !== new URL(site).origin || !ids || id === 'top' || hash.includes(':~:')) return [];
      if (ids.has(id)) return [];
      const guess = closestMatch(id, [...ids]);
      return [
        `${address} links to "${link}", but that page has no id "${id}". ${guess ? `Did you mean "#${guess}"?` : 'Remove the part from # on.'}`,
      ];
    }),
  );
  if (faults.length)
    throw new Error(`Links to fragments that do not exist (${faults.length}):\n${faults.join('\n')}`);
}

const captured = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text]) => text!);
