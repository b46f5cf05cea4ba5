import type { YAMLError } from 'yaml';

/** Fault that prevents a YAML text from being read: the line counts from the text's first. */
export interface YamlFault {
  line: number;
  field: string;
  wrong: string;
  right: string;
}

type Advice = Omit<YamlFault, 'line' | 'field'> & { at?: number };

const FIELD = /^\s*(?:- +)?([\w-]+):(?:\s+(.*))?$/;
/** A value without the comment behind it. */
const valueOf = (line: string): string => (FIELD.exec(line)?.[2] ?? '').replace(/\s+#.*$/, '').trim();
const fieldOf = (line: string): string => /^\s*(?:- *)?(\w[\w-]*):/.exec(line)?.[1] ?? '';

/** The line with its text between quotes. */
function quoted(line: string): string {
  const value = valueOf(line).replace(/^(["'])(.*)\1$/, '$2');
  const quote = value.includes("'") && !/["\\]/.test(value) ? '"' : "'";
  return `Put quotes around the text: ${fieldOf(line)}: ${quote}${quote === "'" ? value.replaceAll("'", "''") : value}${quote}`;
}

/** The last line up to `until` on which something is opened and not closed. */
function opened(lines: readonly string[], until: number, isOpen: (line: string) => boolean): number {
  for (let index = Math.min(until, lines.length - 1); index >= 0; index -= 1) {
    if (isOpen(lines[index]!)) return index;
  }
  return until;
}

const many = (text: string, sign: string): number => text.split(sign).length - 1;
const isOpenGroup = (line: string): boolean =>
  many(line, '{') > many(line, '}') || many(line, '[') > many(line, ']');

/** A line that is no field, or one that is written the wrong way. */
function strayLine(line: string): Advice {
  if (/^(<{7}|={7}|>{7})/.test(line)) {
    return { wrong: 'holds the marks of two versions that were not joined', right: 'Keep one of the two.' };
  }
  const [, start, field, value] = /^(\s*(?:- +)?)([\w-]+):(\S.*)$/.exec(line) ?? [];
  if (field) {
    return {
      wrong: 'has no space behind its colon',
      right: `Write "${(start ?? '').trimStart()}${field}: ${value}".`,
    };
  }
  return {
    wrong: 'is neither a field ("name: value") nor part of the text above it',
    right: 'Indent it by two spaces more than the name of the text it belongs to.',
  };
}

function badIndent(lines: readonly string[], index: number, message: string): Advice {
  const line = lines[index] ?? '';
  if (message.startsWith('Flow')) {
    const at = opened(lines, index, isOpenGroup);
    const sign = /[{[]/.exec(lines[at] ?? '')?.[0] ?? '{';
    return {
      at,
      wrong: `opens a ${sign} that is not closed`,
      right: `Close it with ${sign === '{' ? '}' : ']'}, or, if it belongs to a text, put the text between quotes.`,
    };
  }
  if (/^\s*-\S/.test(line)) {
    return {
      wrong: 'has no space behind its hyphen',
      right: `Write "${line.trim().replace(/^-/, '- ')}".`,
    };
  }
  return {
    wrong: 'is not indented like its neighbors',
    right: 'Let the fields of a group begin below one another, two spaces further in than the group.',
  };
}

/** A text that has to be between quotes and does not. */
function unquoted(line: string): Advice | undefined {
  const value = valueOf(line);
  if (/^[>|]/.test(value)) {
    return {
      wrong: `has words behind the ${value[0]}`,
      right: 'Begin the text on the next line, two spaces further in.',
    };
  }
  if (/^["']/.test(value)) {
    return { wrong: `has more behind the closing ${value[0]}, or one inside the text`, right: quoted(line) };
  }
  if (/: |:$/.test(value)) {
    return { wrong: 'has a colon inside a text that is not between quotes', right: quoted(line) };
  }
  return /^[^\w\s]/.test(value)
    ? { wrong: `begins with ${value[0]}, which only a text between quotes may`, right: quoted(line) }
    : undefined;
}

function advise(code: string, message: string, lines: readonly string[], index: number): Advice {
  const line = lines[index] ?? '';
  switch (code) {
    case 'TAB_AS_INDENT':
      return { wrong: 'begins with a tab', right: 'Indent with spaces: two for each level.' };
    case 'DUPLICATE_KEY':
      return { wrong: 'stands here a second time', right: 'Remove one of the two.' };
    case 'MULTIPLE_DOCS':
      return { wrong: 'is a line of "---" in the middle', right: 'Remove it.' };
    case 'BAD_DQ_ESCAPE':
      return {
        wrong: 'has a backslash between double quotes',
        right: 'Use single quotes, or leave the backslash out.',
      };
    case 'MULTILINE_IMPLICIT_KEY':
      return strayLine(line);
    case 'BAD_INDENT':
      return badIndent(lines, index, message);
    case 'MISSING_CHAR': {
      const sign = /["'][^"']*$/.exec(message)?.[0][0];
      if (!sign) break;
      const at = opened(lines, index, (text) => valueOf(text).startsWith(sign) && many(text, sign) % 2 === 1);
      return { at, wrong: `opens a ${sign} that is not closed`, right: `Put a ${sign} behind the text.` };
    }
  }
  const advice = unquoted(line);
  if (advice) return advice;
  return code === 'BLOCK_AS_IMPLICIT_KEY'
    ? {
        at: index + 1,
        wrong: 'is indented too far',
        right: 'Let it begin below the field above it, or move that one to the right.',
      }
    : {
        wrong: 'cannot be read here',
        right: 'Look at the indents and the quotes of this line and of the one above it.',
      };
}

/** Says what keeps a YAML text from being read. The first fault alone: what follows is mostly its echo. */
export function explainYaml(error: YAMLError, text: string): YamlFault {
  const lines = text.split('\n');
  const index = text.slice(0, error.pos[0]).split('\n').length - 1;
  const { at = index, ...advice } = advise(error.code, error.message, lines, index);
  return { line: at + 1, field: fieldOf(lines[at] ?? ''), ...advice };
}
