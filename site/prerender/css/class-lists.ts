import path from 'node:path';
import { moduleGraph, namesIn } from './modules';

/** Utilities that occur together in a list of class names, with the one class that is sent in their place. */
export interface Group {
  utilities: readonly string[];
  name: string;
  /** The modules that have it, by their absolute paths. */
  modules: Set<string>;
}

/**
 * Finds the groups of utilities in our pages' modules. `group-classes.ts` writes their names into the code, and so into
 * the HTML; a page's own sheet has the rules of those that no other page has. With the first 25 such lists, `/` shrank from
 * 20,412 bytes as sent to 19,953 (its CSS from 11,370 to 11,009), `/tours/brooklyn-heights` from 23,466 to 23,026, and
 * the pages' chunks together from 66,261 to 66,112, though these hold more of the rules. A list of one is a group too.
 *
 * An element should have one list: which of two counts more is not for twind's order to say any more.
 * @param entries paths of modules
 * @param named class names that style sheets have rules for
 */
export function groupsIn(entries: readonly string[], named: ReadonlySet<string>): Group[] {
  const groups = new Map<string, Group>();
  const site = path.resolve(path.dirname(entries[0]!));
  for (const [module, { classLists }] of entries.flatMap((entry) => [...moduleGraph(entry)])) {
    if (!module.startsWith(site)) continue;
    for (const list of classLists) {
      const utilities = namesIn(list).filter((name) => !named.has(name));
      const key = utilities.join(' ');
      if (!key) continue;
      const group = groups.get(key) ?? {
        utilities,
        name: `_${groups.size.toString(36)}`,
        modules: new Set(),
      };
      group.modules.add(module);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
