/** Record of a page since its first line. */
export interface Recorded {
  /** The console, uncaught errors, files that did not load, and what a security policy forbade. */
  lines: string[];
  /** Every node of the body when the parser was done, with those in shadow roots; empty where nobody asked. */
  nodes: Node[];
  /** The style attribute of each of these nodes that had one, such as the place of a picture in its frame. */
  styles: Map<Node, string | null>;
  /** Returns what has changed inside shadow roots since then. */
  changes(): string[];
  /** Every node of the body now. */
  walk(): Node[];
}

/**
 * Runs as the first script of a page; its text is sent there.
 * @param reportTo asked for when the nodes are noted; empty where they are not wanted
 */
export function recorder(reportTo: string): void {
  const lines: string[] = [];
  const seen: string[] = [];
  const walk = (root: Node = document.body): Node[] => [
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
    styles: new Map(),
    walk,
    changes() {
      note(observer.takeRecords());
      return seen;
    },
  };
  Object.assign(window, { recorded });
  const capture = () => {
    recorded.nodes = walk();
    for (const node of recorded.nodes) {
      if (node instanceof Element && node.hasAttribute('style'))
        recorded.styles.set(node, node.getAttribute('style'));
      if (!(node instanceof ShadowRoot)) continue;
      observer.observe(node, { attributes: true, characterData: true, childList: true, subtree: true });
    }
    void fetch(reportTo, { mode: 'no-cors' });
  };
  // The first change of the state: the parser is done, and no deferred script has run.
  if (reportTo) document.addEventListener('readystatechange', capture, { once: true });

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
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // The browser's own wish, where a page names no icon.
    if (blockedURI.endsWith('/favicon.ico')) return;
    lines.push(`forbidden by the policy: ${effectiveDirective} ${blockedURI}`);
  });
}
