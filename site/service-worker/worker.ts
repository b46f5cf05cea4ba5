import { isHashed, strategyFor } from './strategy';

/** What the page sends. */
export type Message = { take: true } | { page: string; files: readonly string[] };

// The worker's half of the browser's types, as far as it is used; the page's half is what the project compiles with.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
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
const shell = __SHELL__;
const OFFLINE = '/offline';
const SHELL = `shell-${__BUILD__}`;
const PAGES = `pages-${__BUILD__}`;
const FILES = 'files';
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
  const strategy = strategyFor(asked.request, { origin: scope.location.origin, shell });
  if (strategy === 'page') asked.respondWith(page(asked));
  if (strategy === 'file') asked.respondWith(file(asked.request));
  if (strategy === 'fresh') asked.respondWith(fresh(asked.request));
});

/** All of the shell or nothing: half a shell would be a broken one. */
async function install(): Promise<void> {
  const cache = await caches.open(SHELL);
  await cache.addAll(
    shell.map((path) => new Request(path, { cache: isHashed(path) ? 'default' : 'reload' })),
  );
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
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = new Set([...visited.flat(), ...open.map(({ url }) => new URL(url).pathname)]);
  for (const path of paths) await keep(path, []);
}

const pathsIn = async (name: string): Promise<string[]> =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);

async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    if (answer.ok) await put(PAGES, pathname, answer.clone(), MOST_PAGES);
    return answer;
  } catch {
    // No network. A query never changes our HTML, so it is no part of the key.
    const pages = await caches.open(PAGES);
    return (await pages.match(pathname)) ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function file(request: Request): Promise<Response> {
  // Denied storage must not cost the visitor the answer.
  const known = await caches.match(request, { ignoreSearch: true }).catch(() => undefined);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await put(FILES, request.url, answer.clone(), MOST_FILES);
  return answer;
}

async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Keeps a page that was opened without asking the host for its HTML, and files that came before the worker. */
async function keep(path: string, files: readonly string[]): Promise<void> {
  const pages = await caches.open(PAGES);
  if (!(await pages.match(path))) {
    const answer = await fetch(path).catch(() => undefined);
    // A redirected answer may not be given to a navigation.
    if (answer?.ok && !answer.redirected) await put(PAGES, path, answer, MOST_PAGES);
  }
  for (const address of files) await file(new Request(address)).catch(() => undefined);
}

/** A full disk or denied storage must not cost the visitor the answer. */
async function put(name: string, key: string, answer: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(key, answer);
    const keys = await cache.keys();
    for (const old of keys.slice(0, -most)) await cache.delete(old);
  } catch {
    // Not kept, then.
  }
}
