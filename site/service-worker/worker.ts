import { buildId, shell } from 'virtual:build';
import { isHashed, hasExpectedType, strategyFor } from './strategy';

/** Message from the page: activate this worker, or save a page and its files. */
export type Message = { take: true } | { page: string; files: readonly string[] };

// Types of workers; the project compiles with the DOM types.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope extends EventTarget {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
}

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const OFFLINE = '/offline';
const SHELL = `shell-${buildId}`;
const PAGES = 'pages';
const FILES = 'files';
/** Network timeout before the cache answers. */
const TIMEOUT_MS = 4000;
/** The oldest entries are deleted first. */
const MAX_FILES = 300;
const MAX_PAGES = 30;

scope.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(install()));
scope.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(activate()));
scope.addEventListener('message', (event) => {
  const message = (event as MessageEvent<Message>).data;
  const work = 'take' in message ? scope.skipWaiting() : save(message.page, message.files);
  (event as unknown as ExtendableEvent).waitUntil(work);
});
scope.addEventListener('fetch', (event) => {
  const fetchEvent = event as FetchEvent;
  const strategy = strategyFor(fetchEvent.request, { origin, shell });
  if (strategy === 'page') fetchEvent.respondWith(answerPage(fetchEvent));
  if (strategy === 'file') fetchEvent.respondWith(answerFile(fetchEvent));
  if (strategy === 'fresh') fetchEvent.respondWith(answerFresh(fetchEvent));
});

/** Returns an absolute URL. `//` at the start of a path would mean another host. */
const urlOf = (path: string): string => origin + path;

const pathOf = (address: string): string => new URL(address).pathname;

/** True if an answer may be cached for a path. */
const isCacheable = (path: string, { status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && hasExpectedType(path, headers.get('content-type') ?? '');

/** Caches the whole shell, or fails. */
async function install(): Promise<void> {
  const cache = await caches.open(SHELL);
  const add = async (path: string) => {
    const answer = await fetch(urlOf(path), { cache: isHashed(path) ? 'default' : 'reload' });
    if (!isCacheable(path, answer)) throw new Error(`${path} has an unexpected type or status`);
    await cache.put(urlOf(path), answer);
  };
  await Promise.all(shell.map(add));
}

/** Deletes the shells of older builds. Visited pages stay, with their files. */
async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  for (const name of await caches.keys())
    if (name.startsWith('shell-') && name !== SHELL) await caches.delete(name);
  await scope.clients.claim();
}

/** Returns the path under which a page is cached: `/blog/5` for `/blog?post=5`, else without the query. */
function pagePath(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const post = pathname === '/blog' && searchParams.get('post');
  return post ? `/blog/${post}` : pathname;
}

function answerPage(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request.url);
  const load = async () => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(putPage(path, answer.clone()));
    return answer;
  };
  const loading = load();
  // An answer after the timeout is cached, too.
  event.waitUntil(loading.catch(() => undefined));
  return networkFirst(
    loading,
    ({ status }) => status < 500,
    async () => (await match(pagePath(event.request.url), PAGES)) ?? match(path, PAGES),
    () => match(OFFLINE, SHELL),
  );
}

/** A query marks a retried import: the network's answer replaces the cached one. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const cached = search ? undefined : await match(pathname);
  if (cached) return cached;
  const answer = await fetch(event.request);
  if (isCacheable(pathname, answer)) event.waitUntil(put(FILES, pathname, answer.clone(), MAX_FILES));
  return answer;
}

function answerFresh(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request.url);
  const loading = fetch(event.request).then((answer) => {
    if (isCacheable(path, answer) && !shell.includes(path))
      event.waitUntil(put(FILES, path, answer.clone(), MAX_FILES));
    return answer;
  });
  return networkFirst(
    loading,
    (answer) => isCacheable(path, answer),
    () => match(path),
  );
}

/**
 * Returns the network's answer if it is ok and in time, else the cached one. Waits for the network if none is cached.
 */
async function networkFirst(
  loading: Promise<Response>,
  isFine: (answer: Response) => boolean,
  cached: () => Promise<Response | undefined>,
  fallback?: () => Promise<Response | undefined>,
): Promise<Response> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const answer = await Promise.race([loading, timeout]).catch(() => undefined);
  if (answer && isFine(answer)) return answer;
  return (await cached()) ?? loading.catch(async () => (await fallback?.()) ?? Response.error());
}

async function save(path: string, files: readonly string[]): Promise<void> {
  if (!(await match(path, PAGES))) {
    const answer = await fetch(urlOf(path)).catch(() => undefined);
    if (answer) await putPage(path, answer);
  }
  for (const address of files) {
    const file = pathOf(address);
    if (strategyFor(new Request(address), { origin, shell }) === 'none' || (await match(file))) continue;
    const answer = await fetch(address).catch(() => undefined);
    if (answer && isCacheable(file, answer)) await put(FILES, file, answer, MAX_FILES);
  }
}

/** Caches a page. Captive portals answer 200 with a page of their own. */
async function putPage(path: string, answer: Response): Promise<void> {
  if (!isCacheable(path, answer)) return;
  const html = await answer
    .clone()
    .text()
    .catch(() => '');
  if (html.includes('<div id="app" data-build=')) await put(PAGES, path, answer, MAX_PAGES);
}

/** Returns the cached answer, if there is one and the browser allows storage. */
const match = (path: string, cacheName?: string): Promise<Response | undefined> =>
  caches.match(urlOf(path), { ignoreVary: true, ...(cacheName && { cacheName }) }).catch(() => undefined);

async function put(name: string, path: string, answer: Response, max: number): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(urlOf(path), answer);
    const keys = await cache.keys();
    for (const old of keys.slice(0, -max)) await cache.delete(old);
  } catch {
    // Caching may fail (full disk, denied storage); the answer must not.
  }
}
