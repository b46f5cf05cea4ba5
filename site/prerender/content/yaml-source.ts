import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { fieldName, type ContentProblem } from './problems';
import { stripSamples } from './samples';
import { explainYaml } from './yaml-faults';

/** A stand-in value that only the owner can replace. */
export interface Sample {
  file: string;
  line: number;
  field: string;
  note: string;
}

/** A YAML text that was read: plain data, and the way back from a field to its line. */
export interface YamlSource {
  file: string;
  data: unknown;
  samples: Sample[];
  problems: ContentProblem[];
  /** The line of a field, or of the nearest parent that stands in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** The node one step below, looking through `{ value: ..., sample: true }`. */
function below(node: unknown, step: PropertyKey): unknown {
  if (isMap(node) && node.has('sample') && node.has('value')) return below(node.get('value', true), step);
  if (isMap(node)) return node.get(step, true);
  if (isSeq(node) && typeof step === 'number') return node.get(step, true);
  return undefined;
}

/** Where a field's key starts; that is where people look, even when the value is on the next line. */
function startOf(parent: unknown, step: PropertyKey): number | undefined {
  const map =
    isMap(parent) && parent.has('sample') && parent.has('value') ? parent.get('value', true) : parent;
  if (!isMap(map)) return undefined;
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === step);
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

/**
 * Reads a YAML text. Marks of samples (`sample: true` with its `note`) are taken out of the data and listed.
 * @param firstLine line of the file on which the text starts, for the front matter of a Markdown file
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = locator(document, lines, firstLine);
  // A warning is of a text that begins with an exclamation mark: YAML drops its first word.
  const [error] = [...document.errors, ...document.warnings];
  const problems: ContentProblem[] = [];
  if (error) {
    const { line, ...fault } = explainYaml(error, text);
    problems.push({ file, line: line + firstLine - 1, ...fault, kind: 'content' });
  }
  if (problems.length > 0) return { file, data: undefined, samples: [], problems, lineOf };
  const { data, found } = stripSamples(document.toJS());
  const samples = found.map(({ path, note }) => ({ file, line: lineOf(path), field: fieldName(path), note }));
  return { file, data, samples, problems, lineOf };
}
