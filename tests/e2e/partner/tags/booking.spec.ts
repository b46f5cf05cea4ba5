import { fareharbor } from '#content/booking-service';
import type { Page } from '@playwright/test';
import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { received } from '../../../helpers/services';
import { allHydrated } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const script = `${origins.booking}/embeds/api/v1/?autolightframe=yes`;
const attributed = 'flow=1219724&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur';
const calendar = `${origins.booking}/embeds/book/${fareharbor.company}/items/562630/calendar/?${attributed}`;

const reserve = (page: Page) => page.getByRole('link', { name: 'Reserve Your Spot' }).first();
const lightframe = (page: Page) => page.locator('#fareharbor-lightframe');

/** Records the details of booking events. Returns a function that returns them. */
async function openWithTag(
  page: Page,
  openHost: (body: string) => Promise<void>,
): Promise<() => Promise<unknown[]>> {
  await openHost(tagHtml('partner="larkspur"'));
  await allHydrated(page);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    document.addEventListener('cat-booking-start', (event) => heard.push((event as CustomEvent).detail));
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}
const started = (way: string) => [{ tour: 'brooklyn-heights', item: 562630, partner: 'larkspur', way }];

test('loads the provider’s script once on hover and opens the calendar over the page', async ({
  page,
  openHost,
}) => {
  const heard = await openWithTag(page, openHost);
  const host = await page.evaluate(() => location.origin);
  const before = (await received(host)).length;
  await Promise.all([page.waitForResponse(script), reserve(page).hover()]);
  await page.waitForFunction(() => 'FH' in window);
  await page.getByRole('link', { name: 'Reserve Your Spot' }).nth(1).hover();
  await reserve(page).click();
  await expect(lightframe(page)).toBeVisible();
  const frame = page.frameLocator('#fareharbor-lightframe-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await expect.poll(heard).toEqual(started('lightframe'));
  const query = {
    asn: 'larkspur',
    'asn-ref': 'larkspur',
    ref: 'larkspur',
    flow: '1219724',
    'full-items': 'yes',
  };
  expect(
    (await received(host)).slice(before).map(({ method, path, query }) => ({ method, path, query })),
  ).toEqual([
    { method: 'GET', path: '/embeds/api/v1/', query: { autolightframe: 'yes' } },
    {
      method: 'GET',
      path: `/embeds/book/${fareharbor.company}/items/562630/calendar/`,
      query: { lightframe: 'yes', ...query },
    },
  ]);
});

test('opens the calendar over the page by keyboard', async ({ page, openHost }) => {
  const heard = await openWithTag(page, openHost);
  await Promise.all([page.waitForResponse(script), reserve(page).focus()]);
  await page.waitForFunction(() => 'FH' in window);
  await page.keyboard.press('Enter');
  await expect(lightframe(page)).toBeVisible();
  await expect.poll(heard).toEqual(started('lightframe'));
  await page.locator('#fareharbor-lightframe-close').click();
  await expect(lightframe(page)).toHaveCount(0);
});

/** Clicks without pointer and focus events, as voice control does. */
const pressAtOnce = (page: Page) => reserve(page).evaluate((link: HTMLElement) => link.click());

test('opens the calendar over the page on a click without hover or focus', async ({ page, openHost }) => {
  const heard = await openWithTag(page, openHost);
  await pressAtOnce(page);
  await expect(lightframe(page)).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await expect.poll(heard).toEqual(started('lightframe'));
});

test('opens the calendar over the page on a tap', async ({ browser, host }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await host.open(page, tagHtml('partner="larkspur"'));
  await allHydrated(page);
  await reserve(page).tap();
  await expect(lightframe(page)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await context.close();
});

test('Provider script fails to load: opens a tab when it never answers', async ({ page, openHost }) => {
  await page.route(script, () => {});
  const heard = await openWithTag(page, openHost);
  const box = (await reserve(page).boundingBox())!;
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
  ]);
  await expect(tab).toHaveURL(calendar);
  await expect.poll(heard).toEqual(started('tab'));
});

const failures: [title: string, prepare: (page: Page) => Promise<unknown>, allowed: RegExp[]][] = [
  [
    'is blocked',
    (page) => page.route(script, (route) => route.abort()),
    [/embeds\/api\/v1/, /\[cat\] booking script/],
  ],
  [
    'throws when it is asked to open',
    (page) =>
      page.route(script, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.FH = { open() { throw new Error("no") } }',
        }),
      ),
    [],
  ],
];

for (const [title, prepare, allowed] of failures) {
  test(`Provider script fails to load: opens the credited calendar in a tab when it ${title}`, async ({
    page,
    openHost,
    consoleGuard,
  }) => {
    consoleGuard.allow(...allowed);
    await prepare(page);
    const heard = await openWithTag(page, openHost);
    const requested = page.waitForRequest(script);
    await reserve(page).hover();
    await requested;
    const [tab] = await Promise.all([page.waitForEvent('popup'), reserve(page).click()]);
    await expect(tab).toHaveURL(calendar);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect.poll(heard).toEqual(started('tab'));
    await expect.poll(consoleGuard.productLines).toHaveLength(allowed.length ? 1 : 0);
  });
}

test('leaves clicks that open a tab to the browser', async ({ page, openHost, context }) => {
  await openWithTag(page, openHost);
  await reserve(page).hover();
  await page.waitForFunction(() => 'FH' in window);
  // Without a real tab: about one in a hundred of Chromium's never opens in a test.
  const middle = { button: 1, bubbles: true, cancelable: true, composed: true };
  const isLeft = (link: HTMLElement, init: MouseEventInit) =>
    link.dispatchEvent(new MouseEvent('auxclick', init));
  expect(await reserve(page).evaluate(isLeft, middle)).toBe(true);
  const tab = context.waitForEvent('page');
  await reserve(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(calendar);
  await expect(lightframe(page)).toHaveCount(0);
});
