/**
 * The one script that a page pastes. It finds our tags, imports each tag's chunk and data once, with the shared runtime
 * in parallel, and watches for tags that come later. It takes one name, never throws, and where anything
 * fails the link that the page's author wrote inside the tag simply stays.
 *
 * A classic script on purpose: `async`, any origin, and one file for pages with and without modules.
 */

/**
 * Put in by the build: the chunks, parted by `|`. Each is its file's name without `.js`, and a tag's own chunk is
 * followed by the places in this list of what else the tag needs, the runtime (0) among them. Where there are hashes,
 * the words of other languages are at the end (`messages-de`), for which tags ask by themselves.
 */
declare const __CHUNKS__: string;
/**
 * Put in by the build: the hashes of the chunks (SHA-384), in the same order and parted the same way, in the loader of
 * an exact version; elsewhere empty.
 */
declare const __HASHES__: string;
/** Put in by the build: which of the chunks holds what few pages need. */
declare const __RARE__: number;
/** Put in by the build: the address of the chunks' folder on our site, and from there the one of the data. */
declare const __BASE__: string;
declare const __DATA__: string;
declare const __VERSION__: string;
/** Put in by the build: the element that is in this very file, in the scripts `v1/<tag>.js`; elsewhere empty. */
declare const __OWN__: string;
/** Origin of our site, where the chunks are. */
declare const __SITE__: string;

interface Guard {
  v: string;
  /** Another version has come and was told so; once is enough. */
  told?: boolean;
  /** Watches an open shadow root that was attached after its host was seen. */
  watch(root: Document | ShadowRoot): void;
}

type Rare = typeof import('../widgets/kit/rare');

/** Time for the host page to define its own elements, some of whose names begin with `cat-`, and to attach shadow roots. */
const GRACE_MS = 3000;
const say = (line: string): unknown => console.warn(`[cat] ${line}`);

function start(page: typeof window & { [key: symbol]: Guard | undefined }, script: unknown): void {
  // A symbol, because an element with the right id would stand in for a plain global name.
  const key = Symbol.for('cat-tours');
  const known = page[key];
  if (known) {
    known.told ||= known.v !== __VERSION__ && !say(`loader ${__VERSION__}: ${known.v} came first and stays`);
    return known.watch(document);
  }
  if (!page.customElements || !page.IntersectionObserver) return;

  const files = __CHUNKS__.split('|').map((row) => row.split(' ')) as [name: string, ...needs: string[]][];
  /** Files that each tag needs: a chunk and data of its name, and what it shares with others. */
  const tags: Record<string, readonly string[]> = Object.create(null);
  for (const [name, ...needs] of files) {
    if (needs[0])
      tags[`cat-${name}`] = [name, __DATA__ + name, ...needs.map((index) => files[index as never]![0])];
  }
  // A page may serve a copy of this file, under whatever name: the chunks are beside it only where it says so, as on
  // our own pages, wherever they are tried out. A picture named "currentScript" would stand in for the real script.
  const own = script instanceof HTMLScriptElement && 'own' in script.dataset ? script.src : __SITE__;
  const base = new URL(__BASE__, own).href;
  const chunks: Record<string, Promise<unknown>> = {};
  const asked = new Set([__OWN__]);

  /** Resolves after the browser has fetched a chunk and found its hash right, at once where it checks no hashes. */
  const verified: Record<string, Promise<unknown>> = {};
  const verify = (name: string) =>
    (verified[name] ||= new Promise((resolve, reject) => {
      const hash = __HASHES__.split('|')[files.findIndex(([file]) => file === name)];
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

  /** Verifies files together with those of the languages on the page, before any element can import these. */
  const verifyAll = (names: readonly string[]) => {
    const messages = files.flatMap(([name]) => {
      const [, language] = name.split('messages-');
      return language && document.querySelector(`:lang(${language})`) ? ['speak', name] : [];
    });
    return Promise.all([...names, ...messages].map(verify));
  };

  // Some browsers remember a failed import by its address. Only an element's own chunk gets another one: what chunks
  // share would be there twice. A loader with hashes has no further try: it would run what a hash has refused.
  const fetchFile = (name: string, isRetry?: boolean): Promise<unknown> =>
    import(`${base}${name}.js${isRetry && tags[`cat-${name}`] ? '?r=1' : ''}`).catch((error: unknown) => {
      if (isRetry || __HASHES__) throw error;
      return new Promise((resolve) => setTimeout(resolve, 1000)).then(() => fetchFile(name, true));
    });
  const fetchFiles = async (names: readonly string[]) => {
    if (__HASHES__) await verifyAll(names);
    return Promise.all(names.map((name) => (chunks[name] ||= fetchFile(name))));
  };

  const load = (tag: string) => {
    if (asked.has(tag)) return;
    asked.add(tag);
    fetchFiles(tags[tag]!).catch(() => say(`${tag}: could not be loaded`));
  };

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target.localName);
      }
    },
    { rootMargin: '400px' },
  );

  /** Does what few pages need, by code that only they fetch. */
  const rarely = (run: (chunk: Rare) => unknown) =>
    void fetchFiles([files[__RARE__]![0]])
      .then(([chunk]) => run(chunk as Rare))
      .catch(String);

  const visit = (element: Element) => {
    const name = element.localName;
    const meant = `cat-${element.getAttribute('data-cat')}`;
    if (tags[meant] && element instanceof HTMLElement) {
      rarely((chunk) => chunk.standIn(element, meant, load));
    } else if (asked.has(name)) {
      // It is on its way, or looked after.
    } else if (tags[name]) {
      if (element.getAttribute('loading') === 'lazy') near.observe(element);
      else load(name);
    } else if (/^cat-(?!toasts)/.test(name)) {
      asked.add(name);
      setTimeout(() => rarely((chunk) => chunk.suggest(name, tags)), GRACE_MS);
    }
  };

  /** Runs a callback for a root and the elements in it that match a selector. */
  const each = (root: ParentNode, selector: string, callback: (element: Element) => void) => {
    if ((root as Element).matches?.(selector)) callback(root as Element);
    root.querySelectorAll(selector).forEach(callback);
  };

  /** Roots of the trees to search for shadow roots. */
  let unsearched: ParentNode[] = [];
  const search = () => {
    const roots = unsearched;
    unsearched = [];
    // A form has no shadow root, but may have a field of that name.
    forOutermost(roots, (root) =>
      each(
        root,
        ':not(form)',
        ({ localName, shadowRoot }) => shadowRoot && !tags[localName] && watch(shadowRoot),
      ),
    );
  };
  const add = (root: ParentNode) => {
    each(root, ':not(:defined), [data-cat]:not(form)', visit);
    if (!unsearched.length) (page.requestIdleCallback ?? setTimeout)(search);
    unsearched.push(root);
  };

  // The document itself is observed, not its body: single-page hosts swap bodies.
  const later = new MutationObserver((records) => {
    const added: Element[] = [];
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) added.push(node);
    forOutermost(added, add);
  });
  const watch = (root: Document | ShadowRoot) => {
    add(root);
    later.observe(root, { childList: true, subtree: true });
  };

  page[key] = { v: __VERSION__, watch };
  watch(document);
  setTimeout(forOutermost<ParentNode>, GRACE_MS, [document], add);
  // `?cat-check` checks the page for its owner.
  if (location.search.includes('cat-check')) rarely((chunk) => chunk.check());
}

/**
 * Runs a callback for each node that is not inside the one before: a tree built top down is a single call. Never throws,
 * because it runs in callbacks of the browser, and fields of a form can hide the form's own methods.
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
  // A page can name its forms so that they hide the document's own methods. It is a guest's part to bear that.
  say(`loader: ${String(error)}`);
}
