import { hasWorker } from 'virtual:build';
import { providerOrigin } from '../../widgets/kit/services/booking/index';
import { trustedScriptUrl } from '../../widgets/kit/booking/trusted-types';
import type { Message } from './worker';

const UPDATE = { title: 'Update available', text: 'A newer version of this site is ready.' };
const BUSY_RETRY_MS = 1000;

/** Registers the worker that saves visited pages for offline use, and offers a reload when a newer one waits. */
export async function startServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (!hasWorker) {
    // `npm run dev` has no worker; the one of `npm start` has the same origin.
    for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
    return;
  }
  reloadOnChange(serviceWorker);
  try {
    const registration = await serviceWorker.register(trustedScriptUrl('/sw.js'));
    announceUpdates(registration, serviceWorker);
    savePages(await serviceWorker.ready);
  } catch (error) {
    console.error('Service worker registration failed', error);
  }
}

/** Asks the worker to save this page, the files that load without it, and pages rendered by script. */
function savePages({ active }: ServiceWorkerRegistration): void {
  const save = (files: readonly string[]) => send(active, { page: location.pathname, files });
  window.navigation?.addEventListener('navigatesuccess', () => save([]));
  // Some are on their way when the worker takes over.
  new PerformanceObserver((list) => {
    save(list.getEntries().map(({ name }) => name));
  }).observe({ type: 'resource', buffered: true });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take no target origin
const send = (worker: ServiceWorker | null, message: Message) => worker?.postMessage(message);

/** True while the provider's calendar is visible or a form is being sent: a reload would lose it. */
function isBusy(): boolean {
  const calendars = [...document.querySelectorAll('cat-booking-calendar')];
  const roots = [document, ...calendars.map(({ shadowRoot }) => shadowRoot)];
  const frames = roots.flatMap((root) => [
    ...(root?.querySelectorAll(`iframe[src^="${providerOrigin()}/"]`) ?? []),
  ]);
  return (
    frames.some((frame) => frame.getClientRects().length > 0) ||
    !dispatchEvent(new Event('cat-reload', { cancelable: true }))
  );
}

/** Runs the callback when no booking or form submission is in progress. */
function whenIdle(callback: () => void): void {
  if (isBusy()) setTimeout(whenIdle, BUSY_RETRY_MS, callback);
  else callback();
}

/** Reloads the page when another worker takes over. */
function reloadOnChange(container: ServiceWorkerContainer): void {
  // The first worker replaces no other.
  let isControlled = Boolean(container.controller);
  container.addEventListener('controllerchange', () => {
    if (isControlled) whenIdle(() => location.reload());
    isControlled = true;
  });
}

function announceUpdates(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  const announce = (worker: ServiceWorker) => {
    if (container.controller) whenIdle(() => void announceUpdate(() => send(worker, { take: true })));
  };
  if (registration.waiting) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') announce(worker);
    });
  });
}

async function announceUpdate(activate: () => void): Promise<void> {
  if (showNotification(activate)) return;
  const { showToast } = await import('../../widgets/kit/toast/show-toast');
  showToast({ ...UPDATE, action: { label: 'Reload', run: activate } });
}

/** Shows a browser notification if the visitor allowed them before. */
function showNotification(activate: () => void): boolean {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false;
  try {
    const notification = new Notification(UPDATE.title, {
      body: `${UPDATE.text} Click to reload.`,
      tag: 'update',
      icon: '/icons/icon-192.png',
    });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      activate();
    });
    return true;
  } catch {
    // Browsers on phones let only workers show notifications.
    return false;
  }
}
