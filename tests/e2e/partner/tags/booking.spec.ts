import { fareharbor } from '#content/booking-service';
import type { Page } from '@playwright/test';
import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { received } from '../../../helpers/services';
import { allAlive } from '../../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../../fixtures';

const script = `${origins.services}/embeds/api/v1/?autolightframe=yes`;
const attributed = 'flow=1219724&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur';
const calendar = `${origins.services}/embeds/book/${fareharbor.company}/items/562630/calendar/?${attributed}`;

const reserve = (page: Page) => page.getByRole('link', { name: 'Reserve Your Spot' }).first();
const lightframe = (page: Page) => page.locator('#fareharbor-lightframe');

/** Notes the detail of every booking event, as the host page hears it. */
async function openWithTag(
  page: Page,
  openHost: (body: string) => Promise<void>,
): Promise<() => Promise<unknown[]>> {
  await openHost(tagHtml('partner="larkspur"'));
  await allAlive(page);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    document.addEventListener('cat-booking-start', (event) => heard.push((event as CustomEvent).detail));
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}
const started = (way: string) => [{ tour: 'brooklyn-heights', item: 562630, partner: 'larkspur', way }];

test('Hovering a button fetches the script of the provider once, and a click opens the calendar over the page', async ({
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
  expect(await heard()).toEqual(started('lightframe'));
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

test('The keyboard alone opens the calendar over the page', async ({ page, openHost }) => {
  const heard = await openWithTag(page, openHost);
  await Promise.all([page.waitForResponse(script), reserve(page).focus()]);
  await page.waitForFunction(() => 'FH' in window);
  await page.keyboard.press('Enter');
  await expect(lightframe(page)).toBeVisible();
  expect(await heard()).toEqual(started('lightframe'));
  await page.locator('#fareharbor-lightframe-close').click();
  await expect(lightframe(page)).toHaveCount(0);
});

/** Presses as voice control and screen readers do: no pointer comes near before, and no focus. */
const pressAtOnce = (page: Page) => reserve(page).evaluate((link: HTMLElement) => link.click());

test('A press without hover or focus before opens the calendar over the page', async ({ page, openHost }) => {
  const heard = await openWithTag(page, openHost);
  await pressAtOnce(page);
  await expect(lightframe(page)).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  expect(await heard()).toEqual(started('lightframe'));
});

test('A tap, which comes without a hover before, opens the calendar over the page', async ({
  browser,
  host,
}) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await host.open(page, tagHtml('partner="larkspur"'));
  await allAlive(page);
  await reserve(page).tap();
  await expect(lightframe(page)).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await context.close();
});

test(
  'A press at once opens a tab where the script of the provider does not come in time',
  rare,
  async ({ page, openHost }) => {
    await page.route(script, () => {});
    const heard = await openWithTag(page, openHost);
    const box = (await reserve(page).boundingBox())!;
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
    ]);
    await expect(tab).toHaveURL(calendar);
    expect(await heard()).toEqual(started('tab'));
  },
);

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
  test(
    `Where the script of the provider ${title}, a click opens the attributed calendar in a tab`,
    matrixOnly(title !== 'is blocked'),
    async ({ page, openHost, consoleGuard }) => {
      consoleGuard.allow(...allowed);
      await prepare(page);
      const heard = await openWithTag(page, openHost);
      const asked = page.waitForRequest(script);
      await reserve(page).hover();
      await asked;
      const [tab] = await Promise.all([page.waitForEvent('popup'), reserve(page).click()]);
      await expect(tab).toHaveURL(calendar);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await tab.evaluate(() => window.opener === null)).toBe(true);
      expect(await heard()).toEqual(started('tab'));
      expect(consoleGuard.ours().length).toBeLessThanOrEqual(1);
    },
  );
}

for (const [title, click] of [
  ['middle click', { button: 'middle' }],
  ['click with the control key', { modifiers: ['ControlOrMeta'] }],
] as const) {
  test(
    `A ${title} opens the attributed calendar in a tab, though the lightframe is there`,
    matrixOnly(title !== 'middle click'),
    async ({ page, openHost, context }) => {
      await openWithTag(page, openHost);
      await reserve(page).hover();
      await page.waitForFunction(() => 'FH' in window);
      const tab = context.waitForEvent('page');
      await reserve(page).click({ ...click, modifiers: [...('modifiers' in click ? click.modifiers : [])] });
      await expect(await tab).toHaveURL(calendar);
      await expect(lightframe(page)).toHaveCount(0);
    },
  );
}

test('Copying a link gives the real address, before and after the script of the provider has come', async ({
  page,
  openHost,
}) => {
  await openWithTag(page, openHost);
  await expect(reserve(page)).toHaveAttribute('href', calendar);
  await reserve(page).hover();
  await page.waitForFunction(() => 'FH' in window);
  await expect(reserve(page)).toHaveAttribute('href', calendar);
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    `${origins.site}/contact?partner=larkspur`,
  );
});
