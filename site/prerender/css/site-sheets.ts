import { moduleGraph, namesIn } from './modules';
import { checkUse, ownSheets } from './own-sheets';
import { classesIn, utilityRules, writtenFor } from './sheet';

const MAIN = 'site/main.tsx';
const OFFLINE = 'site/pages/offline.tsx';

interface SiteSheets {
  /** Sheet of every page, besides what they all begin with. */
  site: string;
  /** The same for the page that needs no network. */
  offline: string;
  /** Sheets of single pages, by name. */
  own: ReadonlyMap<string, string>;
}

/**
 * The sheets of our own pages.
 * @param first what they all begin with
 * @param last what they all end with; its classes are not missing either
 */
export function siteSheets(first: string, last: string): SiteSheets {
  const own = ownSheets(MAIN);
  const taken = new Set(own.flatMap(({ files }) => files));
  const written = [MAIN, OFFLINE].map((entry) => ({ entry, ...writtenFor(entry, taken) }));
  const all = written.map(({ css, edition }) => css + edition);
  const named = classesIn([first, last, ...all, ...own.map(({ css }) => css)].join(''));
  checkUse(MAIN, own, first + all[0]);
  const [site, offline] = written.map(({ entry, css, edition }) => {
    const used = [...moduleGraph(entry).values()].flatMap(({ classLists }) => classLists.flatMap(namesIn));
    const utilities = [...new Set(used)].filter((name) => !named.has(name)).sort();
    return css + utilityRules(utilities, entry) + edition;
  });
  return { site: site!, offline: offline!, own: new Map(own.map(({ name, css }) => [name, css])) };
}
