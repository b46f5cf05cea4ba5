import { readFileSync } from 'node:fs';
import type { Node, StringLiteral, TypeReferenceNode } from 'typescript';
import { elementFolders } from '../bundle/paths';
import { ts } from '../tools/typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Returns the TypeScript of each event's detail: `CustomEvent<...>` in the elements' `HTMLElementEventMap`. */
export function eventDetails(): ReadonlyMap<string, string> {
  const details = new Map<string, string>();
  const files = elementFolders.map((folder) => `widgets/${folder}/element.ts`);
  for (const file of [...files, 'widgets/global-types.ts']) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: Node): void => {
      if (!ts.isPropertySignature(node)) return ts.forEachChild(node, visit);
      const [detail] = (node.type as TypeReferenceNode).typeArguments!;
      const line = ts.setEmitFlags(detail!, ts.EmitFlags.SingleLine);
      const text = printer.printNode(ts.EmitHint.Unspecified, line, source).replace(/; \}$/, ' }');
      details.set((node.name as StringLiteral).text, text);
    };
    visit(source);
  }
  return details;
}
