/**
 * Records console lines, uncaught errors, files that failed to load, and policy violations. Runs as the page's first
 * script, so it has no closure.
 */
export function recorder(): void {
  const lines: string[] = [];
  Object.assign(window, { lines });
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const log = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      lines.push(`${level}: ${values.map(String).join(' ')}`);
      log(...values);
    };
  }
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) lines.push(`uncaught: ${event.message}`);
    else if (target instanceof Element) lines.push(`not loaded: ${target.outerHTML.slice(0, 120)}`);
  };
  // Errors of files do not bubble.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) =>
    lines.push(`unhandled rejection: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // Browsers request it if a page has no icon.
    if (blockedURI.endsWith('/favicon.ico')) return;
    lines.push(`blocked by the policy: ${effectiveDirective} ${blockedURI}`);
  });
}
