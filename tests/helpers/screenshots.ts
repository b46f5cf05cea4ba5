import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';
import { privateBill } from './project/content';
import { origins } from './origins';
import { allHydrated, titles, tourPlaces, tourTitles } from './tags';

interface Scene {
  /** Layout of the tour list, set before the loader runs, because a browser keeps pictures of another size. */
  layout?: string;
  act?: (page: Page, list: Locator) => Promise<void>;
}

export const scenes: Record<string, Scene> = {
  cards: {},
  list: { layout: 'list' },
  'compact list': { layout: 'compact' },
  'empty search': {
    async act(_page, list) {
      await list.getByRole('searchbox').fill('zeppelin');
      await expect(list.getByRole('button', { name: 'View all tours' })).toBeVisible();
    },
  },
  'price calculator': {
    async act(page) {
      await page.locator('#stage').evaluate((stage) => {
        const calculator = document.createElement('cat-price-calculator');
        calculator.setAttribute('guests', '11');
        stage.replaceChildren(calculator);
      });
      await expect(page.locator('#stage').getByRole('status')).toHaveText(`Total${privateBill(11)}`);
    },
  },
};

interface Stage {
  name: string;
  /** One of `scenes`. */
  scene: string;
  scheme?: 'dark';
}

/** Takes a screenshot of a scene on a page's `#stage`. Returns a PNG. */
export async function takeScreenshot(page: Page, { name, scene, scheme }: Stage): Promise<Buffer> {
  const { layout, act } = scenes[scene]!;
  const list = page.locator('#stage cat-tour-list');
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route(`${origins.site}/loader.js`, async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(`${origins.partners}/${name}?stage${scheme ? `&scheme=${scheme}` : ''}`, {
    waitUntil: 'domcontentloaded',
  });
  if (layout) await list.evaluate((tag, value) => tag.setAttribute('layout', value), layout);
  start();
  await allHydrated(page);
  await expect(list.locator('.tours')).toHaveAttribute('data-layout', layout ?? 'cards');
  await expect(titles(list)).toHaveText(layout === 'compact' ? tourPlaces : tourTitles);
  await act?.(page, list);
  await page.locator('#stage img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  await redraw(page);
  await page.unroute(`${origins.site}/loader.js`);
  return page.locator('#stage').screenshot({ animations: 'disabled', caret: 'hide' });
}

/**
 * Repaints the whole page and restores the focus. Pages that were painted in steps differ by one color step at round
 * corners of pictures, even between two visits.
 */
const redraw = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { style } = document.documentElement;
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    style.setProperty('display', 'none', 'important');
    await frame();
    await frame();
    style.removeProperty('display');
    await frame();
    await frame();
    (focused as HTMLElement | null)?.focus({ preventScroll: true });
    await frame();
  });
