export type Captures = Record<string, string>;

/**
 * A path pattern of the host files as a function: `*` matches anything (captured as `splat`), `:name` a part of
 * one segment. It returns the captured texts, or undefined when the path does not match.
 */
export function compilePattern(pattern: string): (path: string) => Captures | undefined {
  const names: string[] = [];
  const source = pattern.replace(/[.+?^${}()|[\]\\]|\*|:[A-Za-z]\w*/g, (token) => {
    if (token === '*') {
      names.push('splat');
      return '(.*)';
    }
    if (token.startsWith(':')) {
      names.push(token.slice(1));
      return '([^/]+)';
    }
    return `\\${token}`;
  });
  const expression = new RegExp(`^${source}$`);
  return (path) => {
    const found = expression.exec(path);
    return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined;
  };
}

/** Puts captured texts into `:name` places of a redirect's target. */
export const fillIn = (target: string, captures: Captures) =>
  target.replace(/:([A-Za-z]\w*)/g, (token, name: string) => captures[name] ?? token);
