import type { Page } from '@playwright/test';
import { routes } from '../../site/routes';
import { origins } from '../helpers/origins';
import { expect, test } from './fixtures';

/** Every way to the provider on a page: links and frames, in tags and out of them. */
const waysOut = (page: Page): Promise<string[]> =>
  page.evaluate((provider) => {
    const found: string[] = [];
    const walk = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        const { href, src } = element as unknown as { href?: unknown; src?: unknown };
        for (const address of [href, src]) {
          if (
            typeof address === 'string' &&
            address.startsWith(`${provider}/embeds/`) &&
            element.localName !== 'script'
          )
            found.push(address);
        }
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    return found;
  }, origins.services);

const credited = (ways: string[]) =>
  ways.every((way) => /[?&]asn=larkspur&asn-ref=larkspur&ref=larkspur$/.test(way));

/** Brings every tag that waits for the window near it. */
async function wakeAll(page: Page): Promise<void> {
  for (const tag of await page.locator('[loading=lazy]').all()) {
    if ((await tag.evaluate((element) => element.localName)).startsWith('cat-'))
      await tag.scrollIntoViewIfNeeded();
  }
}

test('A visitor who came from a partner carries its name to the provider from every page', async ({
  page,
  trouble,
}) => {
  test.setTimeout(120_000);
  // A page is left before everything on it has come.
  trouble.allow(/net::ERR_ABORTED/);
  const map = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const ofRoutes = routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  // Posts stand in the site map alone; the survey, which is not indexed, among the routes alone.
  const paths = [...new Set([...listed, ...ofRoutes])];
  expect(paths.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThan(5);
  await page.goto('/?partner=larkspur');
  let ways = 0;
  for (const path of paths) {
    await page.goto(path);
    await wakeAll(page);
    await expect.poll(async () => credited(await waysOut(page)), path).toBe(true);
    ways += (await waysOut(page)).length;
  }
  expect(ways).toBeGreaterThan(paths.length * 2);
});

test('It stays through navigation within the site, also where storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/tours/brooklyn-heights?partner=larkspur');
  for (const name of ['About', 'Contact']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
  await expect(page).toHaveURL('/tours');
  await expect(page.locator('cat-tour-list').getByRole('link', { name: 'Reserve' }).first()).toBeVisible();
  await expect.poll(async () => (await waysOut(page)).length > 4 && credited(await waysOut(page))).toBe(true);
});

test('A name that is none is nobody’s', async ({ page }) => {
  await page.goto('/tours?partner=a%26asn%3Db%20c');
  await page.waitForLoadState('networkidle');
  const ways = await waysOut(page);
  expect(ways.length).toBeGreaterThan(3);
  expect(ways.filter((way) => way.includes('asn'))).toEqual([]);
});

test('The tags of the page come to life in place before they learn the name', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const card = document.querySelector('cat-tour-list')?.shadowRoot?.querySelector('.tour');
      Object.assign(window, { card });
    });
  });
  await page.goto('/tours?partner=larkspur');
  await expect(page.locator('cat-tour-list')).toHaveAttribute('partner', 'larkspur');
  expect(
    await page.evaluate(
      () =>
        (window as unknown as { card: Element }).card ===
        document.querySelector('cat-tour-list')?.shadowRoot?.querySelector('.tour'),
    ),
  ).toBe(true);
});
