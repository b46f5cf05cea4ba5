import type { Page } from '@playwright/test';
import { origins } from './origins';

export interface HeldChunks {
  /** Names of the chunks and data asked for so far, in alphabetical order. */
  names(): string[];
  /** Lets the waiting answers and all later ones through. */
  release(): void;
}

/**
 * Keeps back the answers of an address until the returned function is called; later ones come through. Both go on to
 * what was routed before.
 */
export async function hold(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Keeps back all code and data that the loader asks for. */
export async function holdChunks(page: Page): Promise<HeldChunks> {
  const names: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const isOurs = (url: URL) => url.origin === origins.site && /\/(c|data)\/\w+\//.test(url.pathname);
  await page.route(isOurs, async (route) => {
    const [, folder, name] = /\/(c|data)\/\w+\/([\w-]+)\.js/.exec(route.request().url())!;
    names.push(folder === 'data' ? `data of ${name}` : name!);
    await released;
    await route.fallback();
  });
  return { names: () => [...names].sort(), release };
}
