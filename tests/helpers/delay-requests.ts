import type { Page } from '@playwright/test';
import { origins } from './origins';

interface DelayedChunks {
  /** Names of the requested chunks and data, sorted. */
  names(): string[];
  /** Ends the delay. */
  release(): void;
}

/** Delays the answers of an address until the returned function is called. Earlier routes still apply. */
export async function delayRequests(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Delays all code and data that the loader requests. */
export async function delayChunks(page: Page): Promise<DelayedChunks> {
  const names: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const isChunk = (url: URL) => url.origin === origins.site && /\/(c|data)\/\w+\//.test(url.pathname);
  await page.route(isChunk, async (route) => {
    const [, folder, name] = /\/(c|data)\/\w+\/([\w-]+)\.js/.exec(route.request().url())!;
    names.push(folder === 'data' ? `data of ${name}` : name!);
    await released;
    await route.fallback();
  });
  return { names: () => [...names].sort(), release };
}
