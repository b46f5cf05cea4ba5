import { compilePattern, type Captures } from './pattern';

export interface HeaderRule {
  match(path: string): Captures | undefined;
  set: { name: string; value: string }[];
  remove: string[];
}

/**
 * Reads a `_headers` file: a path pattern, then indented `Name: value` lines; `! Name` takes a header away again.
 * Throws an Error with the line number where a line is neither.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (/^\S/.test(line)) {
      if (!content.startsWith('/')) throw problem(index, content);
      rules.push({ match: compilePattern(content), set: [], remove: [] });
      continue;
    }
    const [, name = '', value = ''] = /^([^\s:]+):\s*(.*)$/.exec(content) ?? [];
    if (rule && content.startsWith('!')) rule.remove.push(content.slice(1).trim().toLowerCase());
    else if (rule && name) rule.set.push({ name: name.toLowerCase(), value });
    else throw problem(index, content);
  }
  return rules;
}

/** All headers for a path: every matching rule counts, a name set twice is joined by a comma as hosts do. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!rule.match(path)) continue;
    for (const name of rule.remove) delete headers[name];
    for (const { name, value } of rule.set) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

const problem = (index: number, content: string) =>
  new Error(`_headers line ${index + 1} is neither a path nor an indented 'Name: value': ${content}`);
