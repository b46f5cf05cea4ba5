import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  visit,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** Longest line that is written; the project's own format breaks there too. */
const WIDTH = 110;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tells whether two values of content are the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isGroup(one) || !isGroup(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/**
 * Returns a YAML text with other content. Whatever has not changed keeps its very letters: comments, quotes, breaks of
 * lines and the order of fields, so that an edit of one field changes the lines of that field.
 */
export function rewriteYaml(text: string, content: Record<string, unknown>): string {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return text + fresh(content, 0);
  return new Rewriting(text).node(contents, content, 0, text.length, 0);
}

class Rewriting {
  constructor(private readonly text: string) {}

  /** The part of the text from one place to another, with a node in it that takes a value. */
  node(node: unknown, value: unknown, from: number, to: number, depth: number): string {
    if (isSame(toPlain(node), value)) return this.text.slice(from, to);
    if (isMap(node) && !node.flow && isGroup(value)) {
      const rewritten = this.group(node, value, from, to);
      if (rewritten !== undefined) return rewritten;
    }
    if (isSeq(node) && !node.flow && Array.isArray(value) && value.length && node.items.length)
      return this.list(node, value, from, to);
    return this.replaced(node, value, from, to, depth);
  }

  /**
   * Returns a group field by field, or undefined where that cannot be: its first field stands behind a dash, and goes
   * or gets one before it.
   */
  private group(node: YAMLMap, value: Record<string, unknown>, from: number, to: number) {
    const pairs = node.items as Pair<{ value: string; range: number[] }>[];
    const keys = Object.keys(value);
    if (!pairs.length || !keys.length) return undefined;
    const keyAt = pairs[0]!.key.range[0]!;
    const indent = keyAt - this.startOfLine(keyAt);
    const hasDash = this.text.slice(this.startOfLine(keyAt), keyAt).trim() !== '';
    const known = new Set(pairs.map(({ key }) => key.value));
    if (hasDash && keys[0] !== pairs[0]!.key.value) return undefined;
    const starts = pairs.map(({ key }) => this.startOfLine(key.range[0]!));
    let out = this.text.slice(from, starts[0]);
    const addFrom = (place: number) => {
      for (let next = place; next < keys.length && !known.has(keys[next]!); next++)
        out = withBreak(out) + fresh({ [keys[next]!]: value[keys[next]!] }, indent);
    };
    addFrom(0);
    pairs.forEach(({ key: { value: name }, value: below }, index) => {
      if (!Object.hasOwn(value, name)) return;
      out += this.node(below, value[name], starts[index]!, starts[index + 1] ?? to, indent);
      addFrom(keys.indexOf(name) + 1);
    });
    return out;
  }

  /** Returns a list entry by entry: an entry that has only moved keeps its letters, one that differs is rewritten. */
  private list(node: YAMLSeq, value: readonly unknown[], from: number, to: number): string {
    const items = node.items as { range: number[] }[];
    const starts = items.map((item) => this.dashOf(item.range[0]!));
    const indent = starts[0]! - this.startOfLine(starts[0]!);
    const lines = starts.map((start) => this.startOfLine(start));
    const head = this.text.slice(from, lines[0]);
    const plain = items.map(toPlain);
    const free = new Set(plain.keys());
    const same = value.map((entry) => {
      const place = [...free].find((index) => isSame(plain[index], entry)) ?? -1;
      free.delete(place);
      return place;
    });
    const entries = value.map((entry, index) => {
      const moved = same[index]!;
      const before = moved >= 0 ? moved : free.has(index) ? index : -1;
      free.delete(before);
      if (before < 0) return fresh([entry], indent);
      return withBreak(this.node(items[before], entry, lines[before]!, lines[before + 1] ?? to, indent));
    });
    return head + entries.join('');
  }

  /** Puts a value in the place of another, with what stands before and after it. */
  private replaced(node: unknown, value: unknown, from: number, to: number, depth: number): string {
    const [start, end] = (node as { range: [number, number] }).range;
    const head = this.text.slice(from, start);
    const tail = this.text.slice(end, to);
    const short = inlined(node, value, start - this.startOfLine(start));
    if (short !== undefined) return head + short + tail;
    if (head.endsWith('- ') && typeof value === 'object')
      return withBreak(head + fresh(value, depth + 2).trim()) + tail.replace(/^\n/, '');
    // Behind a name of the same length, so that the line breaks where it does behind the field's own.
    const name = 'k'.repeat(Math.max(1, start - this.startOfLine(start) - depth - 2));
    const written = fresh({ [name]: value }, depth).slice(depth + name.length + 1);
    return withBreak(head.trimEnd() + written.trimEnd()) + tail.replace(/^\n/, '');
  }

  private startOfLine = (at: number): number => this.text.lastIndexOf('\n', at - 1) + 1;
  /** The dash before an entry of a list. */
  private dashOf = (at: number): number => this.text.lastIndexOf('-', at - 1);
}

/** Stands in where a node wants to know its document: content has no anchors to be looked up there. */
const NONE = parseDocument('');

const toPlain = (node: unknown): unknown => (isNode(node) ? node.toJS(NONE) : null);

const withBreak = (text: string): string => (text.endsWith('\n') || !text ? text : `${text}\n`);

/** Returns a value as lines of their own, moved to the right; texts too long for theirs are folded. */
function fresh(value: unknown, indent: number): string {
  const document = new Document(value);
  visit(document, {
    Scalar(name, node, path) {
      if (name === 'key' || typeof node.value !== 'string') return;
      const pair = path.at(-1);
      const key = isPair(pair) && isScalar(pair.key) ? String(pair.key.value).length + 2 : 0;
      const column = indent + 2 * path.filter(isCollection).length + key;
      if (column + node.value.length > WIDTH && !node.value.includes('\n')) node.type = 'BLOCK_FOLDED';
    },
  });
  const text = document.toString({ lineWidth: WIDTH - indent, singleQuote: true });
  return text.replace(/^(?=.)/gm, ' '.repeat(indent));
}

/** Returns a list or group between brackets, where one stood there before and the new one fits on the line. */
function inlined(node: unknown, value: unknown, column: number): string | undefined {
  if (!((isSeq(node) || isMap(node)) && node.flow)) return undefined;
  const text = between(value);
  return column + text.length <= WIDTH ? text : undefined;
}

function between(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(between).join(', ')}]`;
  if (!isGroup(value))
    return stringify([value], { lineWidth: 0, singleQuote: true, collectionStyle: 'flow' })
      .trim()
      .slice(1, -1)
      .trim();
  const fields = Object.entries(value).map(([key, item]) => `${key}: ${between(item)}`);
  return `{ ${fields.join(', ')} }`;
}
