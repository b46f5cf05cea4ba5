import { compilePattern, fillIn, type Captures } from './pattern';

export interface RedirectRule {
  status: number;
  match(path: string): Captures | undefined;
  target: string;
}

export interface Redirect {
  status: number;
  /** Target: a path or a whole address. With status 200 the path whose file is shown instead. */
  location: string;
}

const statuses = new Set([200, 301, 302, 303, 307, 308]);

/**
 * Reads a `_redirects` file: one `from to [status]` per line, `#` starts a comment.
 * `*` in `from` is `:splat` in `to`, `:name` stands for one path segment or a part of one; the status defaults
 * to 302. Throws an Error with the line number on a line the host would drop in silence.
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [from, target, code = '302', ...rest] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (!from) return [];
    const status = Number(code.replace(/!$/, ''));
    if (!from.startsWith('/') || !target || rest.length > 0 || !statuses.has(status)) {
      throw new Error(`_redirects line ${index + 1} is not 'from to [status]': ${line.trim()}`);
    }
    return [{ status, target, match: compilePattern(from) }];
  });
}

/** The first rule that matches the path; the request's query is kept unless the rule brings its own. */
export function findRedirect(rules: RedirectRule[], path: string, query: string): Redirect | undefined {
  for (const rule of rules) {
    const captures = rule.match(path);
    if (!captures) continue;
    const filled = fillIn(rule.target, captures);
    // Hosts ignore a rule that leads to where the visitor already is, or it would loop.
    if (filled === path) continue;
    return { status: rule.status, location: rule.status === 200 ? filled : withQuery(filled, query) };
  }
  return undefined;
}

function withQuery(target: string, query: string): string {
  const [address = '', fragment] = target.split('#', 2);
  const kept = address.includes('?') ? address : address + query;
  return fragment === undefined ? kept : `${kept}#${fragment}`;
}
