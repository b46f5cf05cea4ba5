import type { Locator, Page } from '@playwright/test';
import { frameHeightOf } from '../../../../../loader/reserved-height';
import { frameSnippet } from '../../../../../loader/snippet';
import { origins } from '../../../../helpers/origins';
import { CREDIT, widget } from '../../../../helpers/partner-widget';
import { tourTitles, tourPlaces } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

const inFrame = (page: Page) => page.frameLocator('iframe');
const heightOf = (frame: Locator) => frame.evaluate((element) => element.clientHeight);

test('fits the height of the frame to its content and credits the partner', async ({ page, openHost }) => {
  await openHost(frameSnippet(widget), { head: '' });
  const list = inFrame(page).locator('cat-tour-list');
  await expect(list.getByRole('listitem').getByRole('heading').getByRole('link')).toHaveText(tourTitles);
  for (const link of await list.getByRole('link', { name: 'Reserve your spot' }).all())
    await expect(link).toHaveAttribute('href', CREDIT);
  const heights = () =>
    Promise.all([
      heightOf(page.locator('iframe')),
      list.evaluate((tag) => Math.ceil(tag.getBoundingClientRect().height)),
    ]);
  await expect.poll(async () => (await heights())[0] - (await heights())[1]).toBe(0);
  expect((await heights())[0]).not.toBe(frameHeightOf(widget));
});

test('fits the height of a frame whose address redirects to ours', async ({ page, openHost }) => {
  const short = `${origins.partners}/walks`;
  await page.route(short, (route) =>
    route.fulfill({ status: 301, headers: { location: `${origins.site}/embed/tour-list` } }),
  );
  await openHost(
    `<iframe src="${short}" height="40"></iframe><script src="${origins.site}/embed.js"></script>`,
    {
      head: '',
    },
  );
  await expect.poll(() => heightOf(page.locator('iframe'))).toBeGreaterThan(300);
});

for (const state of ['up', 'down'])
  test(`probes a provider that is ${state}`, async ({ page, openHost, consoleGuard }) => {
    if (state === 'down') {
      consoleGuard.allow(/embeds\/calendar|Failed to load|\[cat\]/);
      await page.route(/\/embeds\/calendar\//, (route) => route.abort());
    }
    await openHost(
      frameSnippet({ ...widget, tag: 'cat-booking-calendar', options: { tour: 'brooklyn-heights' } }),
      {
        head: '',
      },
    );
    const calendar = inFrame(page).locator('cat-booking-calendar');
    await calendar.getByRole('button', { name: 'Show live calendar' }).click();
    await expect(calendar.locator(`[data-state=${state === 'up' ? 'shown' : 'failed'}]`)).toBeVisible();
  });

test('opens bookings in a tab and our pages in the top window', async ({ page, openHost, context }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openHost(
    frameSnippet({
      ...widget,
      tag: 'cat-reserve-button',
      options: { 'item-id': '562630', lightframe: true },
    }),
    {
      head: '',
    },
  );
  const tab = context.waitForEvent('page');
  // By name, because the fallback links show first.
  await inFrame(page).locator('cat-reserve-button').getByRole('link', { name: 'Reserve your spot' }).click();
  await expect(await tab).toHaveURL(CREDIT);
  expect(requested.filter((url) => url.startsWith(origins.booking))).toEqual([]);
  await openHost(frameSnippet(widget), { head: '' });
  await inFrame(page).locator('cat-tour-list').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tours\/brooklyn-heights\?partner=larkspur/);
});

const sandboxed = (flags: string, frame = frameSnippet(widget)) =>
  frame.replace('<iframe', `<iframe sandbox="${flags}"`);

const TABS = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
for (const flags of [TABS, `${TABS} allow-same-origin`])
  test(`opens our pages in a tab when the frame has only ${flags}`, async ({
    page,
    openHost,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Unsafe attempt to initiate navigation/);
    await openHost(sandboxed(flags), { head: '' });
    const heading = inFrame(page).locator('cat-tour-list').getByRole('heading');
    await expect(heading.getByRole('link').first()).toBeVisible();
    await expect.poll(() => heightOf(page.locator('iframe'))).not.toBe(frameHeightOf(widget));
    const tab = context.waitForEvent('page');
    await heading.getByRole('link').first().click();
    await expect(await tab).toHaveURL(/\/tours\/brooklyn-heights\?partner=larkspur/);
  });

test('refuses viewport units', async ({ page }) => {
  const style = ['100vh', '1.5e1svh', 'calc(1px + 2DVMIN)', '3vw', '10px'];
  for (const length of style) {
    const query = new URLSearchParams({ '--cat-pad': length });
    await page.goto(`${origins.site}/embed/tour-list?${query}`);
    const pad = page.locator('cat-tour-list').evaluate((tag) => tag.style.getPropertyValue('--cat-pad'));
    expect(await pad, length).toBe(length === '10px' ? '10px' : '');
  }
});

test('stores nothing in a frame and sets no cookie', async ({ page, openHost, context }) => {
  await openHost(frameSnippet(widget), { head: '' });
  await expect(inFrame(page).locator('cat-tour-list').getByRole('listitem').first()).toBeVisible();
  const frame = page.frames().find((one) => one.url().startsWith(origins.site))!;
  expect(await frame.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('ignores height messages of other windows', async ({ page, openHost }) => {
  const stranger = `<iframe id="stranger" srcdoc="<script>parent.postMessage({type:'cat-height',tag:'cat-tour-list',height:5},'*')</script>"></iframe>`;
  await openHost(frameSnippet(widget) + stranger, { head: '' });
  const first = page.locator('iframe').first();
  await expect.poll(() => heightOf(first)).not.toBe(frameHeightOf(widget));
  const height = await heightOf(first);
  await page.evaluate(() => postMessage({ type: 'cat-height', tag: 'cat-tour-list', height: 5 }, '*'));
  await page
    .frames()
    .find((one) => one.url().startsWith(origins.site))!
    .evaluate(() => {
      for (const wrong of [-1, 'x', Number.NaN, null])
        parent.postMessage({ type: 'cat-height', tag: 'cat-tour-list', height: wrong }, '*');
    });
  // Earlier messages have arrived by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await heightOf(first)).toBe(height);
  expect(await heightOf(page.locator('#stranger'))).toBe(150);
});

test('credits the partner in the fallback links', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/request failed|Failed to load|\[cat\]/);
  await page.route('**/loader.js', (route) => route.abort());
  await openHost(frameSnippet(widget), { head: '' });
  await expect(inFrame(page).getByRole('link', { name: tourPlaces[0] })).toHaveAttribute('href', CREDIT);
  await expect(inFrame(page).getByRole('link', { name: 'Cat history walking tours' })).toHaveAttribute(
    'href',
    `${origins.site}/tours?partner=larkspur&network=fhdn&campaign=lobby`,
  );
  for (const [query, credit] of [
    ['partner=larkspur', /&asn=larkspur&asn-ref=larkspur&ref=larkspur$/],
    ['partner=larkspur&network=a%26b', /&asn=larkspur&asn-ref=larkspur&ref=larkspur$/],
    ['partner=your-short-name', /full-items=yes$/],
    ['partner=a%26b&network=fhdn', /full-items=yes$/],
  ] as const) {
    await page.goto(`${origins.site}/embed/tour-list?${query}`);
    await expect(page.getByRole('link', { name: tourPlaces[0] })).toHaveAttribute('href', credit);
  }
});

test('shows the lightbox over the visible part of the frame', async ({
  page,
  openHost,
  context,
  consoleGuard,
}) => {
  // Browsers request it with a picture in a tab.
  consoleGuard.allow(/\/favicon\.ico/);
  const screen = 560;
  await page.setViewportSize({ width: 390, height: screen });
  const gallery = frameSnippet({ ...widget, tag: 'cat-gallery', options: { album: 'tours' } });
  await openHost(`${gallery}<div style="height: 900px"></div>`, { head: '' });
  const frame = page.locator('iframe');
  await expect.poll(() => heightOf(frame)).toBeGreaterThan(1400);
  const dialog = inFrame(page).getByRole('dialog');
  const end = await heightOf(frame);
  // Visible pixels of the frame.
  for (const seen of [screen, 400]) {
    await page.evaluate((y) => scrollTo(0, y), end - seen);
    await page.mouse.click(100, seen / 2);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(dialog).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('ArrowRight');
    await expect(dialog.locator('[data-current]')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(inFrame(page).locator('.shot-link:focus')).toBeInViewport();
  }
  // The lightbox would be no larger than the small picture.
  await page.evaluate((y) => scrollTo(0, y), end - 250);
  const tab = context.waitForEvent('page');
  await page.mouse.click(100, 125);
  expect((await tab).url()).toMatch(/\/img\/gallery\//);
  await expect(dialog).toBeHidden();
});
