import { isHashed, isWhatItSays, strategyFor } from './strategy';

/** Message from the page. */
export type Message = { take: true } | { page: string; files: readonly string[] };

// The worker's half of the browser's types, as far as it is used; the page's half is what the project compiles with.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Lasting {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope extends EventTarget {
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; matchAll(options: object): Promise<{ url: string }[]> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
}

/** Put in by the build: the id of the build, and what every page needs. */
declare const __BUILD__: string;
declare const __SHELL__: readonly string[];

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const shell = __SHELL__;
const OFFLINE = '/offline';
const SHELL = `shell-${__BUILD__}`;
const PAGES = `pages-${__BUILD__}`;
const FILES = 'files';
/** Milliseconds after which a host that is silent counts as gone, where there is something to show instead. */
const PATIENCE = 4000;
/** Most entries; the oldest go first. */
const MOST_FILES = 300;
const MOST_PAGES = 30;

scope.addEventListener('install', (event) => (event as Lasting).waitUntil(install()));
scope.addEventListener('activate', (event) => (event as Lasting).waitUntil(activate()));
scope.addEventListener('message', (event) => {
  const message = (event as MessageEvent<Message>).data;
  const work = 'take' in message ? scope.skipWaiting() : keep(message.page, message.files);
  (event as unknown as Lasting).waitUntil(work);
});
scope.addEventListener('fetch', (event) => {
  const asked = event as FetchEvent;
  const strategy = strategyFor(asked.request, { origin, shell });
  if (strategy === 'page') asked.respondWith(page(asked));
  if (strategy === 'file') asked.respondWith(file(asked));
  if (strategy === 'data') asked.respondWith(data(asked));
  if (strategy === 'fresh') asked.respondWith(fresh(asked));
});

/** A path of ours as a whole address: by itself, one that begins with two slashes names another host. */
const ours = (path: string): string => origin + path;

const pathOf = (address: string): string => new URL(address).pathname;

/** Tells whether an answer may be used for a path from now on. */
const isGood = (path: string, { status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && isWhatItSays(path, headers.get('content-type') ?? '');

/** All of the shell or nothing: half a shell would be a broken one. */
async function install(): Promise<void> {
  const cache = await caches.open(SHELL);
  const add = async (path: string) => {
    const answer = await fetch(ours(path), { cache: isHashed(path) ? 'default' : 'reload' });
    if (!isGood(path, answer)) throw new Error(`${path} is not what it should be`);
    await cache.put(ours(path), answer);
  };
  await Promise.all(shell.map(add));
}

/** Takes over: what an older build left goes, and the pages it had kept are fetched anew. */
async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  const old = (await caches.keys()).filter(
    (name) => /^(shell|pages)-/.test(name) && name !== SHELL && name !== PAGES,
  );
  const visited = await Promise.all(old.filter((name) => name.startsWith('pages-')).map(pathsIn));
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
  // Not waited for: until this event is over, nobody gets an answer from the worker.
  void keepAnew(visited.flat());
}

const pathsIn = async (name: string): Promise<string[]> =>
  (await (await caches.open(name)).keys()).map(({ url }) => pathOf(url));

async function keepAnew(visited: readonly string[]): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const path of new Set([...visited, ...open.map(({ url }) => pathOf(url))])) await keep(path, []);
}

/** Returns the path of the post in an address: `/blog/5` for `/blog?post=5`. Of any other address, its path. */
function postPath(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const post = pathname === '/blog' && searchParams.get('post');
  return post ? `/blog/${post}` : pathname;
}

/** A page as it comes, and kept beside that. Of queries, only the post's names another page. */
function page(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request.url);
  const ask = async () => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepPage(path, answer.clone()));
    return answer;
  };
  const coming = ask();
  // What comes too late to be shown is kept all the same.
  event.waitUntil(coming.catch(() => undefined));
  return inTime(coming, {
    isFine: ({ status }) => status < 500,
    kept: async () => (await match(postPath(event.request.url), PAGES)) ?? match(path, PAGES),
    fallback: () => match(OFFLINE, SHELL),
  });
}

/**
 * A file that never changes. Whoever asks with a query has met something else under the plain name: that goes to the
 * host, and its answer takes the place of what was kept.
 */
async function file(event: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const known = search ? undefined : await match(pathname);
  if (known) return known;
  const answer = await fetch(event.request);
  if (isGood(pathname, answer)) event.waitUntil(put(FILES, pathname, answer.clone(), MOST_FILES));
  return answer;
}

/** Returns what tags show of the owner's content: as it arrives, and cached at the same time. */
function data(event: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const path = pathOf(event.request.url);
  const coming = fetch(event.request).then((answer) => {
    if (isGood(path, answer)) event.waitUntil(put(FILES, path, answer.clone(), MOST_FILES));
    return answer;
  });
  return inTime(coming, { isFine: (answer) => isGood(path, answer), kept: () => match(path, FILES) });
}

/** A file that came with the worker and may have changed since. */
function fresh({ request }: FetchEvent): Promise<Response> {
  const path = pathOf(request.url);
  return inTime(fetch(request), {
    isFine: (answer) => isGood(path, answer),
    kept: () => match(path, SHELL),
  });
}

interface Fallbacks {
  /** Tells whether the host's answer goes before what is cached. */
  isFine: (answer: Response) => boolean;
  kept: () => Promise<Response | undefined>;
  /** Answers where the host cannot be reached and nothing is kept. */
  fallback?: () => Promise<Response | undefined>;
}

/** The host's answer where it comes in time and is fine, else what is kept; where nothing is, the host has all the time. */
async function inTime(coming: Promise<Response>, { isFine, kept, fallback }: Fallbacks): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([coming, late]).catch(() => undefined);
  if (answer && isFine(answer)) return answer;
  return (await kept()) ?? coming.catch(async () => (await fallback?.()) ?? Response.error());
}

/** Keeps a page that was opened without asking the host for its HTML, and files that came before the worker. */
async function keep(path: string, files: readonly string[]): Promise<void> {
  if (!(await match(path, PAGES))) {
    const answer = await fetch(ours(path)).catch(() => undefined);
    if (answer) await keepPage(path, answer);
  }
  for (const address of files) {
    const request = new Request(address);
    const strategy = strategyFor(request, { origin, shell });
    if (strategy !== 'file' && strategy !== 'data') continue;
    const kept: Promise<unknown>[] = [];
    const answer = strategy === 'file' ? file : data;
    await answer({ request, waitUntil: (work) => kept.push(work) }).catch(() => undefined);
    await Promise.all(kept);
  }
}

/** Keeps a page of ours. A network that wants a visitor to sign in first answers with a page of its own, and calls it good. */
async function keepPage(path: string, answer: Response): Promise<void> {
  if (!isGood(path, answer)) return;
  const html = await answer
    .clone()
    .text()
    .catch(() => '');
  if (html.includes('<div id="app" data-build=')) await put(PAGES, path, answer, MOST_PAGES);
}

/** Returns what is cached for a path; nothing where that is not what it should be, or where storage is denied. */
async function match(path: string, cacheName?: string): Promise<Response | undefined> {
  const known = await caches
    .match(ours(path), { ignoreVary: true, ...(cacheName && { cacheName }) })
    .catch(() => undefined);
  return known && isGood(path, known) ? known : undefined;
}

/** A full disk or denied storage must not cost the visitor the answer. */
async function put(name: string, path: string, answer: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(ours(path), answer);
    const keys = await cache.keys();
    for (const old of keys.slice(0, -most)) await cache.delete(old);
  } catch {
    // Not kept, then.
  }
}
