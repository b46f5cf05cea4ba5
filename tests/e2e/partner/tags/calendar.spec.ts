import { calendarOf, expectFailed } from '../../../helpers/calendar';
import { painted, tagHtml } from '../../../helpers/host-page';
import { watchShifts } from '../../../helpers/layout-shift';
import { origins } from '../../../helpers/origins';
import { allAlive, visit } from '../../../helpers/tags';
import { expect, rare, test } from '../../fixtures';

const body = tagHtml('partner="larkspur" tour="brooklyn-heights"', 'cat-booking-calendar');
const attributed =
  /\/items\/562630\/calendar\/\?flow=1219724&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur$/;
const policy = (frames: string, connect = origins.site) =>
  [
    "default-src 'none'",
    `script-src ${origins.site}`,
    `img-src ${origins.site}`,
    `connect-src ${connect}`,
    `frame-src ${frames}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types cat',
  ].join('; ');

test('The live calendar comes where the page’s policy lets it in, even if it lets nothing else', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  // What the policy refuses is our question whether the provider can be reached.
  consoleGuard.allow(/connect-src|embeds\/calendar.*csp|Fetch API cannot load/);
  await openHost(body, { headers: { 'content-security-policy': policy(origins.services) } });
  await allAlive(page);
  const { tag, frame, failure } = calendarOf(page);
  await tag.getByRole('button', { name: 'Show live calendar' }).click();
  await expect(frame).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(
    page.frameLocator('cat-booking-calendar iframe').getByRole('heading', { level: 1 }),
  ).toHaveText('Book Brooklyn Heights');
});

test('The live calendar comes though the browser believes that there is no connection; the focus waits on a named place', async ({
  page,
  openHost,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await openHost('<cat-booking-calendar tour="brooklyn-heights"></cat-booking-calendar>');
  const tag = page.locator('cat-booking-calendar');
  await tag.getByRole('button', { name: 'Show live calendar' }).click();
  await expect(tag.getByRole('group', { name: 'Live calendar' })).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(tag.locator('[data-state=shown]')).toBeVisible();
  await expect(
    page.frameLocator('cat-booking-calendar iframe').getByRole('heading', { level: 1 }),
  ).toHaveText('Book Brooklyn Heights');
});

test(
  'Where the policy refuses the frame, the calendar has failed at once, and the links remain',
  rare,
  async ({ page, openHost, consoleGuard }) => {
    consoleGuard.allow(/frame-src|embeds\/calendar|Framing/);
    await openHost(body, {
      headers: { 'content-security-policy': policy("'none'", `${origins.site} ${origins.services}`) },
    });
    await allAlive(page);
    const { tag, foot } = calendarOf(page);
    await tag.getByRole('button', { name: 'Show live calendar' }).click();
    await expectFailed(page, attributed);
    const [tab] = await Promise.all([page.waitForEvent('popup'), foot.click()]);
    await expect(tab).toHaveURL(attributed);
  },
);

test(
  'A provider that cannot be reached has failed, and the calendar file still comes',
  rare,
  async ({ page, openHost, consoleGuard }) => {
    consoleGuard.allow(/embeds\/calendar/);
    await page.route(`${origins.services}/embeds/calendar/**`, (route) => route.abort());
    await openHost(body);
    await allAlive(page);
    const { tag } = calendarOf(page);
    await tag.getByRole('button', { name: 'Show live calendar' }).click();
    await expectFailed(page, attributed);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tag
        .getByRole('button', { name: /^Add to calendar/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^brooklyn-heights-.*\.ics$/);
  },
);

test('Going into the frame is one booking begun, as the page hears it', async ({ page, openHost }) => {
  await openHost(body);
  await allAlive(page);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    document.addEventListener('cat-booking-start', (event) => heard.push((event as CustomEvent).detail));
    Object.assign(window, { heard });
  });
  const { tag, live } = calendarOf(page);
  await tag.getByRole('button', { name: 'Show live calendar' }).click();
  await expect(tag.locator('[data-state=shown]')).toBeVisible();
  const frame = page.frameLocator('cat-booking-calendar iframe');
  await frame.getByRole('heading', { level: 1 }).click();
  await live.evaluate((box) => (box as HTMLElement).focus());
  await frame.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toEqual([{ tour: 'brooklyn-heights', item: 562630, partner: 'larkspur', way: 'frame' }]);
});

test('Nothing moves on a page that was pasted whole', async ({ page, openHost }) => {
  const snippet = await painted('cat-booking-calendar');
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  await openHost(`${snippet}<p>Breakfast until eleven.</p>`, { head: '' });
  await allAlive(page);
  await expect(page.locator('cat-booking-calendar .day').first()).toBeVisible();
  expect(await shifts()).toEqual({ sum: 0, moved: [] });
});

test('A button of a hotel opens the calendar over the page, or in a tab, or leads to us', async ({
  page,
}) => {
  await visit(page, `${origins.partners}/calendar`);
  await allAlive(page);
  const first = page.locator('cat-reserve-button').first().getByRole('link');
  await expect(first).toHaveAccessibleName('Reserve your spot on a cat history tour');
  await expect(first).toHaveAttribute('href', attributed);
  await first.hover();
  await page.waitForFunction(() => 'FH' in window);
  await first.click();
  await expect(page.locator('#fareharbor-lightframe iframe')).toHaveAttribute('src', /&asn=larkspur/);
  await page.locator('#fareharbor-lightframe-close').click();
  const second = page.locator('cat-reserve-button').nth(1).getByRole('link');
  await expect(second).toHaveAttribute('href', `${origins.site}/booking?partner=larkspur`);
});
