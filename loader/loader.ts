/**
 * The one script that a partner page includes. It finds our elements, imports each one's chunk, data and the shared
 * runtime in parallel, and watches for later elements. It takes one global name and never throws; after a failure the
 * link inside the element stays. A classic script, so that `async` works from any origin.
 */
import type * as onDemand from '../widgets/kit/on-demand/on-demand';
import {
  chunkFolder,
  chunkHashes,
  chunkRows,
  dataPath,
  ownTag,
  onDemandIndex,
  site,
  version,
} from 'virtual:build';

interface Guard {
  v: string;
  /** A mismatch of versions has been logged. */
  hasWarned?: boolean;
  /** Watches an open shadow root that was attached late. */
  watch(root: Document | ShadowRoot): void;
}

/** Time for the host page to define its own `cat-` elements and to attach shadow roots. */
const UNKNOWN_ELEMENT_DELAY_MS = 3000;
const warn = (line: string): unknown => console.warn(`[cat] ${line}`);

function start(page: typeof window & { [key: symbol]: Guard | undefined }, script: unknown): void {
  // A symbol: an element's id can clobber a plain global name.
  const key = Symbol.for('cat-tours');
  const known = page[key];
  if (known) {
    known.hasWarned ||= known.v !== version && !warn(`loader ${version}: ${known.v} came first and stays`);
    return known.watch(document);
  }
  if (!page.customElements || !page.IntersectionObserver) return;

  const files = chunkRows.split('|').map((row) => row.split(' ')) as [name: string, ...needs: string[]][];
  /** Files that each element needs. */
  const tags: Record<string, readonly string[]> = Object.create(null);
  for (const [name, ...needs] of files) {
    if (needs[0])
      tags[`cat-${name}`] = [name, dataPath + name, ...needs.map((index) => files[index as never]![0])];
  }
  // A page may serve a copy of this file, so chunks are next to it only with `data-own`, as on our own pages.
  // A picture named "currentScript" can clobber the script.
  const scriptUrl = script instanceof HTMLScriptElement && 'own' in script.dataset ? script.src : site;
  const base = new URL(chunkFolder, scriptUrl).href;
  const chunks: Record<string, Promise<unknown>> = {};
  const requested = new Set([ownTag]);

  /** Resolves after the browser has verified a chunk; immediately in browsers without `modulepreload`. */
  const verified: Record<string, Promise<unknown>> = {};
  const verify = (name: string) =>
    (verified[name] ||= new Promise((resolve, reject) => {
      const hash = chunkHashes.split('|')[files.findIndex(([file]) => file === name)];
      const link = document.createElement('link');
      if (!hash || !link.relList.supports('modulepreload')) return resolve(0);
      document.head.append(
        Object.assign(link, {
          rel: 'modulepreload',
          crossOrigin: '',
          integrity: `sha384-${hash}`,
          href: `${base}${name}.js`,
          onload: resolve,
          onerror: reject,
        }),
      );
    }));

  /** Verifies files, and the messages of the languages on the page before an element can import them. */
  const verifyAll = (names: readonly string[]) => {
    const messages = files.flatMap(([name]) => {
      const [, language] = name.split('messages-');
      return language && document.querySelector(`:lang(${language})`) ? ['load-messages', name] : [];
    });
    return Promise.all([...names, ...messages].map(verify));
  };

  // Some browsers cache a failed import by its address. Only an element's own chunk gets a query: a shared chunk would
  // run twice. A loader with hashes does not retry, which could run code that a hash has refused.
  const fetchFile = (name: string, isRetry?: boolean): Promise<unknown> =>
    import(
      `${base}${name}.js${isRetry && (tags[`cat-${name}`] || name.startsWith(dataPath)) ? '?r=1' : ''}`
    ).catch((error: unknown) => {
      if (isRetry || chunkHashes) throw error;
      return new Promise((resolve) => setTimeout(resolve, 1000)).then(() => fetchFile(name, true));
    });
  const fetchFiles = async (names: readonly string[]) => {
    if (chunkHashes) await verifyAll(names);
    return Promise.all(names.map((name) => (chunks[name] ||= fetchFile(name))));
  };

  const load = (tag: string) => {
    if (requested.has(tag)) return;
    requested.add(tag);
    fetchFiles(tags[tag]!).catch(() => warn(`${tag}: could not be loaded`));
  };

  const lazyObserver = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        lazyObserver.unobserve(target);
        load(target.localName);
      }
    },
    { rootMargin: '400px' },
  );

  /** Runs a callback with the chunk that few pages need. */
  const withOnDemand = (run: (chunk: typeof onDemand) => unknown) =>
    void fetchFiles([files[onDemandIndex]![0]])
      .then(([chunk]) => run(chunk as typeof onDemand))
      .catch(String);

  const visit = (element: Element) => {
    const name = element.localName;
    const tagOfDiv = `cat-${element.getAttribute('data-cat')}`;
    if (name === 'div') {
      if (tags[tagOfDiv]) withOnDemand((chunk) => chunk.fillDiv(element, tagOfDiv, load));
    } else if (requested.has(name)) {
      // Loading or already handled.
    } else if (tags[name]) {
      // A page that hides undefined elements hides the element, but not what is around it.
      const waits =
        element.getAttribute('loading') === 'lazy' &&
        (element.getClientRects().length || !element.parentElement?.getClientRects().length);
      if (waits) lazyObserver.observe(element);
      else load(name);
    } else if (/^cat-(?!toasts)/.test(name)) {
      requested.add(name);
      setTimeout(
        () => withOnDemand((chunk) => chunk.warnUnknownElement(name, tags)),
        UNKNOWN_ELEMENT_DELAY_MS,
      );
    }
  };

  const each = (root: ParentNode, selector: string, callback: (element: Element) => void) => {
    if ((root as Element).matches?.(selector)) callback(root as Element);
    root.querySelectorAll(selector).forEach(callback);
  };

  /** Roots of the trees to search for shadow roots. */
  let unsearched: ParentNode[] = [];
  const search = () => {
    const roots = unsearched;
    unsearched = [];
    // A form has no shadow root, but a field can clobber the name.
    forOutermost(roots, (root) =>
      each(
        root,
        ':not(form)',
        ({ localName, shadowRoot }) => shadowRoot && !tags[localName] && watch(shadowRoot),
      ),
    );
  };
  const add = (root: ParentNode) => {
    each(root, ':not(:defined), div[data-cat]', visit);
    if (!unsearched.length) (page.requestIdleCallback ?? setTimeout)(search);
    unsearched.push(root);
  };

  // The document, not its body: single-page apps replace bodies.
  const addedObserver = new MutationObserver((records) => {
    const added: Element[] = [];
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) added.push(node);
    forOutermost(added, add);
  });
  const watch = (root: Document | ShadowRoot) => {
    add(root);
    addedObserver.observe(root, { childList: true, subtree: true });
  };

  page[key] = { v: version, watch };
  watch(document);
  setTimeout(forOutermost<ParentNode>, UNKNOWN_ELEMENT_DELAY_MS, [document], add);
  if (location.search.includes('cat-check')) withOnDemand((chunk) => chunk.check());
}

/**
 * Runs a callback for each node that is not inside the previous one, so a tree built top down is one call. Never throws,
 * because it runs in browser callbacks and DOM clobbering can break us.
 */
function forOutermost<N extends Node>(nodes: readonly N[], callback: (node: N) => void): void {
  let last: Node | undefined;
  for (const node of nodes) {
    if (last && Node.prototype.contains.call(last, node)) continue;
    last = node;
    try {
      callback(node);
    } catch {
      // Links inside that part of the page stay.
    }
  }
}

try {
  start(window as never, document.currentScript);
} catch (error) {
  // DOM clobbering can break us; never throw into the host page.
  warn(`loader: ${String(error)}`);
}
