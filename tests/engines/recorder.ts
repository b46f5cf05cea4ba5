/** What a page has seen since its first line. */
export interface Recorded {
  /** The console, uncaught errors, files that did not load, and what a security policy forbade. */
  lines: string[];
  /** Every node there was when the parser was done, with those in shadow roots. */
  nodes: Node[];
  /** What has changed inside shadow roots since then. */
  changes(): string[];
  /** Every node there is now. */
  walk(): Node[];
  /** Notes the nodes, and watches the shadow roots from now on. */
  capture(): void;
}

/** Runs as the first script of a page; its text is sent there. */
export function recorder(): void {
  const lines: string[] = [];
  const seen: string[] = [];
  const walk = (root: Node = document.documentElement): Node[] => [
    root,
    ...(root instanceof Element && root.shadowRoot ? walk(root.shadowRoot) : []),
    ...[...root.childNodes].flatMap((node) => walk(node)),
  ];
  const note = (records: MutationRecord[]) => {
    for (const { type, target, attributeName } of records) {
      seen.push(`${type} ${target.nodeName} ${attributeName ?? ''}`.trim());
    }
  };
  const observer = new MutationObserver(note);
  const recorded: Recorded = {
    lines,
    nodes: [],
    walk,
    changes() {
      note(observer.takeRecords());
      return seen;
    },
    capture() {
      recorded.nodes = walk();
      for (const node of recorded.nodes) {
        if (!(node instanceof ShadowRoot)) continue;
        observer.observe(node, { attributes: true, characterData: true, childList: true, subtree: true });
      }
    },
  };
  Object.assign(window, { recorded });

  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const own = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      lines.push(`${level}: ${words.map(String).join(' ')}`);
      own(...words);
    };
  }
  // In the capture phase, because a file that did not load tells its element alone.
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) lines.push(`uncaught: ${event.message}`);
    else if (target instanceof Element) lines.push(`not loaded: ${target.outerHTML.slice(0, 120)}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) =>
    lines.push(`unhandled rejection: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    lines.push(`forbidden by the policy: ${effectiveDirective} ${blockedURI}`),
  );
}
