import path from 'node:path';
import { groupsIn, type Group } from './class-lists';
import type { GroupNames } from './group-classes';
import { moduleGraph, namesIn } from './modules';
import { checkUse, inPage, ownSheets, type OwnSheet } from './own-sheets';
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
  groups: GroupNames;
}

/**
 * The sheets of our own pages.
 * @param first what they all begin with
 * @param last what they all end with; its classes are not missing either
 */
export function siteSheets(first: string, last: string): SiteSheets {
  const own = ownSheets(MAIN);
  const taken = new Set(own.flatMap(({ files }) => files));
  const [main, offline] = [MAIN, OFFLINE].map((entry) => ({
    ...writtenFor(entry, taken),
    graph: moduleGraph(entry),
  })) as [Written, Written];
  const all = [main, offline].map(({ css, edition }) => css + edition);
  const named = classesIn([first, last, ...all, ...own.map(({ css }) => css)].join(''));
  const groups = groupsIn([MAIN, OFFLINE], named);
  checkUse(MAIN, own, first + all[0]);

  const moved = new Map(groups.map((group) => [group, own.find((sheet) => isAll(group, sheet))]));
  const sheet = ({ css, edition, graph }: Written, mayHave: (group: Group) => boolean) => {
    const had = groups.filter(
      (group) => [...group.modules].some((file) => graph.has(file)) && mayHave(group),
    );
    return css + widgetUtilities(graph, named) + had.map(rulesOf).join('') + edition;
  };
  return {
    site: sheet(main, (group) => !moved.get(group)),
    offline: sheet(offline, () => true),
    own: new Map(
      own.map((page) => {
        const rules = groups.filter((group) => moved.get(group) === page).map(rulesOf);
        return [page.name, page.css + inPage(page.name, rules.join(''))];
      }),
    ),
    groups: Object.fromEntries(groups.map(({ utilities, name }) => [utilities.join(' '), name])),
  };
}

type Written = ReturnType<typeof writtenFor> & { graph: ReturnType<typeof moduleGraph> };

/** Tells whether a group is on pages with a sheet alone; a part's sheet is not always there when its module is. */
const isAll = ({ modules }: Group, sheet: OwnSheet) =>
  sheet.name.startsWith('pages/') && [...modules].every((file) => sheet.modules.has(file));

const rulesOf = ({ utilities, name, modules }: Group) =>
  utilityRules(utilities, path.relative('', [...modules][0]!), name);

/** Utilities of those parts of widgets that our pages show too; they are the same everywhere. */
function widgetUtilities(graph: Written['graph'], named: ReadonlySet<string>): string {
  const ofSite = path.resolve('site');
  const used = [...graph]
    .filter(([file]) => !file.startsWith(ofSite))
    .flatMap(([, { classLists }]) => classLists.flatMap(namesIn));
  return utilityRules([...new Set(used)].filter((name) => !named.has(name)).sort(), 'widgets');
}
