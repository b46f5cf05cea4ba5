// Reads `_headers` and `_redirects` in the form in which the build writes them.

/** True if a pattern matches a path: `*` matches anything, `:name` a part of one segment. */
export function matches(pattern: string, path: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/** Returns the headers of all rules that match a path. Values of the same name are joined by commas, as on hosts. */
export function headersFor(rules: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isMatch = false;
  for (const line of rules.split('\n')) {
    const [, header, value = ''] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
    if (!header) isMatch = matches(line, path);
    else if (isMatch) {
      const name = header.toLowerCase();
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

/** Returns the target of the first redirect that matches a path, if any. */
export function redirectFor(rules: string, path: string): string | undefined {
  const found = rules.split('\n').map((line) => line.split(' '));
  return found.find(([from]) => from && matches(from, path))?.[1];
}
