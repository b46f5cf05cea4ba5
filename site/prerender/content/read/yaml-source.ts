import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { ContentProblem } from './problems';
import { explainYaml } from './yaml-faults';

/** A YAML text that was read: plain data, and the way back from a field to its line. */
export interface YamlSource {
  file: string;
  data: unknown;
  problems: ContentProblem[];
  /** The line of a field, or of the nearest parent that is in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** The node one step below. */
function below(node: unknown, step: PropertyKey): unknown {
  if (isMap(node)) return node.get(step, true);
  if (isSeq(node) && typeof step === 'number') return node.get(step, true);
  return undefined;
}

/** Returns where a field's key starts; that is where people look, even when the value is on the next line. */
function startOf(parent: unknown, step: PropertyKey): number | undefined {
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === step);
  return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
}

function locator(document: Document, lines: LineCounter, firstLine: number) {
  return (path: readonly PropertyKey[]) => {
    let node: unknown = document.contents;
    let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    for (const step of path) {
      const next = below(node, step);
      const start = startOf(node, step) ?? (isNode(next) ? next.range?.[0] : undefined);
      if (start === undefined) break;
      offset = start;
      node = next;
    }
    return lines.linePos(offset).line + firstLine - 1;
  };
}

/** Texts that were parsed, the newest last: the editor and the server read all files again at every change of one. */
const parsed = new Map<string, { document: Document; lines: LineCounter }>();
/** More than a site of ours has; what an editor types makes a new text at every key. */
const PARSED_MAX = 300;

function parse(text: string) {
  const lines = new LineCounter();
  const found = parsed.get(text) ?? {
    document: parseDocument(text, { lineCounter: lines, prettyErrors: false }),
    lines,
  };
  parsed.delete(text);
  parsed.set(text, found);
  if (parsed.size > PARSED_MAX) parsed.delete(parsed.keys().next().value!);
  return found;
}

/**
 * Reads a YAML text.
 * @param firstLine line of the file on which the text starts, for the front matter of a Markdown file
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const { document, lines } = parse(text);
  const lineOf = locator(document, lines, firstLine);
  // A warning is of a text that begins with an exclamation mark: YAML drops its first word.
  const [error] = [...document.errors, ...document.warnings];
  const problems: ContentProblem[] = [];
  if (error) {
    const { line, ...fault } = explainYaml(error, text);
    problems.push({ file, line: line + firstLine - 1, ...fault, kind: 'content' });
  }
  return { file, data: problems.length > 0 ? undefined : document.toJS(), problems, lineOf };
}
