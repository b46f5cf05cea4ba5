import ts from 'typescript';

/** Returns the first node that is asked for, in the order of the text. */
export function find<T extends ts.Node>(node: ts.Node, isIt: (node: ts.Node) => node is T): T | undefined {
  return isIt(node) ? node : ts.forEachChild(node, (child) => find(child, isIt));
}

/** Returns the name of a property, without quotation marks. */
export const nameOf = (name: ts.PropertyName): string =>
  ts.isStringLiteral(name) ? name.text : name.getText();

/**
 * Returns the text above a node as one line, without its tags.
 * @throws Error where there is none
 */
export function sentence(node: ts.Node, place: string): string {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  const text = doc && ts.getTextOfJSDocComment(doc.comment);
  if (!text) throw new Error(`${place} has no sentence above it`);
  return text.replaceAll(/\s+/g, ' ');
}

/** Returns what a literal type, or a union with such types in it, stands for. */
export const literals = (type: ts.Type): (string | number)[] =>
  (type.isUnion() ? type.types : [type]).flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : [],
  );

/** Sorts the parts of a union, which the compiler has in the order in which it met them in any file. */
export const sorted = (parts: string[], first?: unknown, last?: unknown): string[] =>
  parts.sort(
    (a, b) =>
      Number(b === first) - Number(a === first) ||
      Number(a === last) - Number(b === last) ||
      (a < b ? -1 : 1),
  );
