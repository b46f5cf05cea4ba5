import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { ContentProblem } from './problems';
import { explainYaml } from './yaml-faults';

/** A YAML text that was read: plain data, and the way back from a field to its line. */
export interface YamlSource {
  file: string;
  data: unknown;
  problems: ContentProblem[];
  /** The line of a field's name, even when the value is on the next line, or of the nearest parent that is in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Returns where a value begins in the text: at its name, or in a list at itself. */
function startOf(document: Document, path: readonly PropertyKey[]): number {
  const step = path.at(-1);
  if (step === undefined) return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === step);
  const node = pair
    ? pair.key
    : isSeq(parent) && typeof step === 'number'
      ? parent.get(step, true)
      : undefined;
  return isNode(node) && node.range ? node.range[0] : startOf(document, path.slice(0, -1));
}

/**
 * Reads a YAML text.
 * @param firstLine line of the file on which the text starts, for the front matter of a Markdown file
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (path: readonly PropertyKey[]) =>
    lines.linePos(startOf(document, path)).line + firstLine - 1;
  // A warning is of a text that begins with an exclamation mark: YAML drops its first word.
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return { file, data: document.toJS(), problems: [], lineOf };
  const { line, ...fault } = explainYaml(error, text);
  const problem = { file, line: line + firstLine - 1, ...fault, kind: 'content' as const };
  return { file, data: undefined, problems: [problem], lineOf };
}
