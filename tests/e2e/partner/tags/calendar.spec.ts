import { calendarOf, expectFailed } from '../../../helpers/calendar';
import { prerenderedSnippet, tagHtml } from '../../../helpers/host-page';
import { watchShifts } from '../../../helpers/layout-shift';
import { origins } from '../../../helpers/origins';
import { allHydrated, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

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

test('shows the live calendar when the policy allows only its frame', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  // The policy refuses the probe.
  consoleGuard.allow(/connect-src|embeds\/calendar.*csp|Fetch API cannot load/);
  await openHost(body, { headers: { 'content-security-policy': policy(origins.booking) } });
  await allHydrated(page);
  const { tag, frame, failure } = calendarOf(page);
  await tag.getByRole('button', { name: 'Show live calendar' }).click();
  await expect(frame).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(
    page.frameLocator('cat-booking-calendar iframe').getByRole('heading', { level: 1 }),
  ).toHaveText('Book Brooklyn Heights');
});

test('shows the live calendar when navigator.onLine is false', async ({ page, openHost }) => {
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

test('shows the failure at once when the policy refuses the frame', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/frame-src|embeds\/calendar|Framing/);
  await openHost(body, {
    headers: { 'content-security-policy': policy("'none'", `${origins.site} ${origins.booking}`) },
  });
  await allHydrated(page);
  const { tag, foot } = calendarOf(page);
  await tag.getByRole('button', { name: 'Show live calendar' }).click();
  await expectFailed(page, attributed);
  const [tab] = await Promise.all([page.waitForEvent('popup'), foot.click()]);
  await expect(tab).toHaveURL(attributed);
});

test('fires one booking event when the visitor enters the frame', async ({ page, openHost }) => {
  await openHost(body);
  await allHydrated(page);
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

test('shifts nothing when the snippet is prerendered', async ({ page, openHost }) => {
  const snippet = await prerenderedSnippet('cat-booking-calendar');
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  await openHost(`${snippet}<p>Breakfast until eleven.</p>`, { head: '' });
  await allHydrated(page);
  await expect(page.locator('cat-booking-calendar .day').first()).toBeVisible();
  expect(await shifts()).toEqual({ sum: 0, moved: [] });
});

test('opens the calendar from reserve buttons', async ({ page }) => {
  await visit(page, `${origins.partners}/calendar`);
  await allHydrated(page);
  const first = page.locator('cat-reserve-button').first().getByRole('link');
  await expect(first).toHaveAttribute('href', attributed);
  await first.hover();
  await page.waitForFunction(() => 'FH' in window);
  await first.click();
  await expect(page.locator('#fareharbor-lightframe iframe')).toHaveAttribute('src', /&asn=larkspur/);
  await page.locator('#fareharbor-lightframe-close').click();
  const second = page.locator('cat-reserve-button').nth(1).getByRole('link');
  await expect(second).toHaveAttribute('href', `${origins.site}/booking?partner=larkspur`);
});
