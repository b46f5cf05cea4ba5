import { build } from '#content/build';
import { providerOrigin } from '../../widgets/kit/services/booking/origin';
import { trustedScriptUrl } from '../../widgets/kit/services/trusted-types';
import { whenNoBookingRuns } from './booking';
import { isHashed } from './strategy';
import type { Message } from './worker';

const UPDATE = { title: 'Update available', text: 'A newer version of this site is ready.' };

/**
 * Registers the worker that keeps visited pages for when there is no network, and tells the visitor when a newer one
 * waits. The first installation says nothing. A failure is logged only: the site works the same without.
 */
export async function startServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (!build.worker) return removeWorkers(serviceWorker);
  reloadOnChange(serviceWorker);
  try {
    const registration = await serviceWorker.register(trustedScriptUrl('/sw.js'));
    tellOfUpdates(registration, serviceWorker);
    await keepForOffline(await serviceWorker.ready);
  } catch (error) {
    console.error('Service worker registration failed', error);
  }
}

/**
 * Has the worker keep this page, and what it loaded before the worker was there. On a first visit the worker is active
 * before it controls the page.
 */
async function keepForOffline(registration: ServiceWorkerRegistration): Promise<void> {
  // After an in-site navigation, for which the host was not asked for the page's HTML.
  window.navigation?.addEventListener('navigatesuccess', () => {
    send(registration.active, { page: location.pathname, files: [] });
  });
  // Whoever only looks in loads no picture that is not near: who reads on may be on the way to where there is no network.
  addEventListener('scroll', () => void keepPrints(registration));
  if (scrollY > 0) await keepPrints(registration);
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isHashed(pathname))
    .map(({ href }) => href);
  send(registration.active, { page: location.pathname, files });
}

/** Loads the small pictures of a walk's stops before one has come to them, and has the worker keep all of them. */
async function keepPrints(registration: ServiceWorkerRegistration): Promise<void> {
  if (!document.querySelector('.stops img[loading=lazy]')) return;
  // Known to Chromium alone, and to no types; who saves data has what was scrolled to.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const page = location.pathname;
  const prints = [...document.querySelectorAll<HTMLImageElement>('.stops img')];
  await Promise.allSettled(
    prints.map((print) => {
      print.loading = 'eager';
      return print.decode();
    }),
  );
  // The browser may have asked for some of them before the worker was there.
  send(registration.active, { page, files: prints.map(({ currentSrc }) => currentSrc) });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows need to be told whom a message is for
const send = (worker: ServiceWorker | null, message: Message) => worker?.postMessage(message);

/** A worker of `npm start` would go on answering `npm run dev`, which has none, at the same address. */
async function removeWorkers(serviceWorker: ServiceWorkerContainer): Promise<void> {
  for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
}

/** Reloads the page when another worker takes over, but not during somebody's booking. */
function reloadOnChange(serviceWorker: ServiceWorkerContainer): void {
  let controlled = Boolean(serviceWorker.controller);
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) whenNoBookingRuns(providerOrigin(), () => location.reload());
    // The first worker of all replaces nothing.
    controlled = true;
  });
}

function tellOfUpdates(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  const tell = (worker: ServiceWorker) => {
    if (!container.controller) return;
    whenNoBookingRuns(providerOrigin(), () => void announce(() => send(worker, { take: true })));
  };
  if (registration.waiting) tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tell(worker);
    });
  });
}

async function announce(take: () => void): Promise<void> {
  if (notified(take)) return;
  const { showToast } = await import('../../widgets/kit/toast/show-toast');
  showToast({ ...UPDATE, action: { label: 'Reload', run: take } });
}

/** Tells it by the browser's own notification, if the visitor had allowed those before. */
function notified(take: () => void): boolean {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false;
  try {
    const note = new Notification(UPDATE.title, {
      body: `${UPDATE.text} Click to reload.`,
      tag: 'update',
      icon: '/icons/icon-192.png',
    });
    note.addEventListener('click', () => {
      window.focus();
      note.close();
      take();
    });
    return true;
  } catch {
    // Phones let only workers show notifications.
    return false;
  }
}
