import { readFileSync } from 'node:fs';
import type { Plugin } from 'rollup';
import ts from 'typescript';
import { listsIn, namesIn } from './modules';

/** Names of groups of utilities, by the utilities. */
export type GroupNames = Readonly<Record<string, string>>;

/** The file that `generateCss` leaves them in. */
export const GROUPS = 'groups.json';

/** Path of a module in which one class stands for several utilities. */
export const groupedModule = /[\\/]site[\\/](layout|pages|ui)[\\/].*\.tsx?$/;

/** Writes into our pages' modules the one class that stands for several utilities: see class-lists.ts. */
export function groupClasses(): Plugin {
  let names: GroupNames;
  return {
    name: 'group-classes',
    buildStart: () => void (names = JSON.parse(readFileSync(`.cache/css/${GROUPS}`, 'utf8')) as GroupNames),
    transform: (code, id) => (groupedModule.test(id) ? { code: withGroups(code, names), map: null } : null),
  };
}

/**
 * @param code of a module, compiled to JavaScript
 * @throws Error where utilities occur together that have no name: their rules would be nowhere
 */
export function withGroups(code: string, names: GroupNames): string {
  const utilities = new Set(Object.keys(names).flatMap(namesIn));
  const source = ts.createSourceFile('', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  return listsIn(source).reduceRight((text, { text: list, start, end }) => {
    const grouped = namesIn(list).filter((name) => utilities.has(name));
    if (!grouped.length) return text;
    const name = names[grouped.join(' ')];
    if (!name) throw new Error(`no sheet has rules for "${grouped.join(' ')}"`);
    const [before] = /^\s*/.exec(list)!;
    const [after] = /\s*$/.exec(list)!;
    const short = [...namesIn(list).filter((other) => !utilities.has(other)), name].join(' ');
    return text.slice(0, start) + before + short + after + text.slice(end);
  }, code);
}
