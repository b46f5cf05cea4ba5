import ts from 'typescript';
import { find, literals, nameOf, sentence, sorted } from './source';

/** One attribute, as the tag's table has it. */
export interface AttributeDocs {
  name: string;
  /** The sentence above it in the table. */
  text: string;
  kind: 'flag' | 'number' | 'words' | 'list' | 'text';
  /** Of `words` and `list`: what it may be; the empty word is the absent attribute. */
  values: readonly string[];
  /** Of a number: the least and the greatest, both included; absent where nothing limits it. */
  min: number | undefined;
  max: number | undefined;
  /** Absent where the table names none, or none that means anything. */
  fallback: string | number | boolean | undefined;
}

const kinds: Record<string, AttributeDocs['kind']> = {
  flag: 'flag',
  integer: 'number',
  oneOf: 'words',
  words: 'list',
  text: 'text',
  shortName: 'text',
};

/** Lists the rows of an attribute table, without those that are for our own pages. */
export function attributesIn(source: ts.SourceFile, table: string, checker: ts.TypeChecker): AttributeDocs[] {
  const rows = find(
    source,
    (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === table,
  )?.initializer;
  if (!rows || !ts.isObjectLiteralExpression(rows))
    throw new Error(`${source.fileName}: there is no table "${table}"`);
  return rows.properties.flatMap((row) => {
    if (ts.getJSDocTags(row).some(({ tagName }) => tagName.text === 'internal')) return [];
    const builder = ts.isPropertyAssignment(row) ? row.initializer : undefined;
    const name = row.name && nameOf(row.name);
    const kind = builder && ts.isCallExpression(builder) && kinds[builder.expression.getText()];
    if (!name || !kind) throw new Error(`${source.fileName}: "${row.getText()}" is no row of the table`);
    const place = `${source.fileName}: ${name}`;
    const given = builder.arguments.map((argument) => valueOf(argument, checker));
    const fallback = { flag: false, number: given[0], words: given[1], list: undefined, text: given[0] }[
      kind
    ];
    const [, min, max] = kind === 'number' ? (given as (number | undefined)[]) : [];
    const values = kind === 'words' || kind === 'list' ? valuesOf(builder, checker) : [];
    if (kind === 'words' && !values.length) throw new Error(`${place} takes words of which nobody knows`);
    return [
      {
        name,
        text: sentence(row, place),
        kind,
        values: sorted(values, fallback),
        min,
        max,
        // 0 and the empty text stand for none.
        fallback: fallback === false ? false : fallback || undefined,
      },
    ];
  });
}

/** The words in the `T` of `AttributeType<T>`. */
function valuesOf(builder: ts.Expression, checker: ts.TypeChecker): string[] {
  const [value] = checker.getTypeArguments(checker.getTypeAtLocation(builder) as ts.TypeReference);
  const [item] = checker.isArrayLikeType(value!)
    ? checker.getTypeArguments(value as ts.TypeReference)
    : [value];
  return literals(item!).map(String);
}

/**
 * The value of an expression that is written down in the code: here, or as a message of the tag. What the owner sets is
 * not: the reference must not change with it.
 */
function valueOf(node: ts.Expression, checker: ts.TypeChecker): string | number | undefined {
  const written = checker.getSymbolAtLocation(node)?.valueDeclaration;
  const isMessage = written && ts.isPropertyAssignment(written) && ts.isStringLiteral(written.initializer);
  if (isMessage) return written.initializer.text;
  const [only, ...others] = literals(checker.getTypeAtLocation(node));
  return others.length ? undefined : only;
}

/** Returns where a number begins and ends, `from 2 to 6`; nothing where that is not limited. */
export const rangeOf = ({ min, max }: AttributeDocs): string =>
  [min !== undefined && `from ${min}`, max !== undefined && `to ${max}`].filter(Boolean).join(' ');

/** Returns the sentence, and which numbers there are to choose from. */
export function describe(docs: AttributeDocs): string {
  const range = rangeOf(docs);
  return range ? `${docs.text} F${range.slice(1)}.` : docs.text;
}
