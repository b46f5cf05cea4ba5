import { parseAst } from 'rollup/parseAst';

/**
 * Browsers remember a failed import by its address. Where an import is in a function that takes `_again`, that text
 * goes behind the address, so that a further try asks for the file indeed.
 *
 * Firefox up to ESR 153 and Chromium up to 155 do so; later ones ask again by themselves, as the HTML standard has it by
 * now (https://github.com/whatwg/html/pull/10327). Once those are out of use, importing twice is enough: this file, the
 * plugin of its name, kit/retry-import.ts, `?r=` in the loader and the copies under `/again` go together.
 */
const TAKEN = '_again';
/** Behind an address. */
export const ENDING = `+${TAKEN}`;

interface Node {
  type: string;
  params?: readonly { name?: string; left?: { name?: string } }[];
}
interface ImportNode extends Node {
  /** The address. */
  source: { end: number };
}

/** Returns the dynamic imports of a syntax tree, in their order: those in a function that takes `_again`, and the others. */
export function importsIn(ast: object): { takers: ImportNode[]; others: ImportNode[] } {
  const found: ReturnType<typeof importsIn> = { takers: [], others: [] };
  const walk = (part: unknown, isTaker: boolean) => {
    if (!part || typeof part !== 'object') return;
    const { type, params } = part as Node;
    if (type === 'ImportExpression') found[isTaker ? 'takers' : 'others'].push(part as ImportNode);
    const takes = params?.some((param) => (param.left ?? param).name === TAKEN);
    for (const child of Object.values(part)) walk(child, isTaker || Boolean(takes));
  };
  walk(ast, false);
  return found;
}

/** Puts the ending behind each address of a module that is to have it. */
export const withEndings = (code: string): string =>
  importsIn(parseAst(code)).takers.reduceRight(
    (text, { source: { end } }) => text.slice(0, end) + ENDING + text.slice(end),
    code,
  );
