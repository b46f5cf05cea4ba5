import sharp from 'sharp';
import { made } from '#content/made';
import { page as missing } from '#content/page-not-found';
import { business, urgency } from '#content/settings';
import { nextWalk } from '../../../site/ui/dates/next-walk';
import { watchClipboard } from '../../helpers/clipboard';
import { expectNoShift, watchShifts } from '../../helpers/layout-shift';
import { requestsEnded, visit } from '../../helpers/tags';
import { headings, notFound } from '../../helpers/headings';
import { expect, test } from '../fixtures';

/** The blog has its own tests, and only the service worker shows the offline page. */
const routes = Object.entries(headings).filter(([path]) => path !== '/offline' && path !== '/blog');

const withNextWalk = /^\/(booking|tours(\/(?!private).*)?)?$/;

for (const [path, heading] of routes) {
  const title = `${path} has one h1, hydrates without changes and logs nothing`;
  test(title, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const changes: string[] = [];
        Reflect.set(window, 'changes', changes);
        new MutationObserver((records) => {
          for (const { type, target } of records)
            changes.push(`${type} ${target.nodeName} ${target.textContent}`.slice(0, 80));
        }).observe(document.querySelector('#app')!, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
    });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await requestsEnded(page);
    expect(lines).toEqual([]);
    const allChanges = () => page.evaluate(() => Reflect.get(window, 'changes') as string[]);
    // The month and the next walk depend on the visitor's clock and render last.
    const ofMonth = `childList SPAN ${urgency.text.split('{')[0]}`;
    if (path === '/tours')
      await expect.poll(async () => (await allChanges()).some((one) => one.startsWith(ofMonth))).toBe(true);
    const changes = await allChanges();
    const changesOf = (text: string) => changes.filter((change) => change.startsWith(text));
    const month = changesOf(ofMonth);
    const walk = [...changesOf('childList A Next walk: '), ...changesOf('attributes A Next walk: ')];
    // Shown by the script.
    const copies = changesOf('attributes BUTTON Copy');
    expect(month).toHaveLength(path === '/tours' ? 1 : 0);
    expect(copies).toHaveLength(await page.locator('[data-copies]').count());
    if (!withNextWalk.test(path)) expect(walk).toEqual([]);
    expect(changes).toEqual(expect.arrayContaining([...month, ...walk]));
    expect(changes).toHaveLength(month.length + walk.length + copies.length);
    await expect(
      page.locator('#app :not(svg, svg *, .hero-picture img)[style], #app [data-near]'),
    ).toHaveCount(0);
  });
}

test('shows the next walk on a phone’s first screen without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const now = new Date('2026-06-02T12:00:00-04:00');
  await page.clock.setFixedTime(now);
  const shifts = await watchShifts(page);
  await visit(page, '/');
  const link = page.locator('.offer [data-next]');
  await expect(link).toContainText(`Next walk: ${nextWalk(now.getTime(), '')!.when}`);
  await expect(link).toHaveAttribute('href', /^\/tours\/[\w-]+#book-now$/);
  await expect(link).toBeInViewport();
  expectNoShift(await shifts());
});

test('shows the next walk of the build before scripts load, until it is over', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  const link = page.locator('.offer [data-next]');
  await page.clock.setFixedTime(made);
  await page.goto('/');
  await expect(link).toHaveText(new RegExp(`^Next walk: ${nextWalk(made)!.day}`));
  await expect(link.getByText('See dates')).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-06-02T12:00:00-04:00'));
  await page.goto('/');
  await expect(link.getByText('See dates')).toBeVisible();
  await expect(link.getByText('Next walk')).toBeHidden();
});

test('Unknown URL: shows the poster, suggests a page and is logged', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  const { keywords, href } = missing.suggestions[0]!;
  const answer = await visit(page, `/${keywords[0]}-cats`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
  await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Other places to look' });
  await expect(tabs.getByRole('link')).toHaveCount(3);
  expect(consoleGuard.lines.some((line) => line.includes(`404: no page at /${keywords[0]}-cats`))).toBe(true);
});

test('Render error: shows the error screen, and the next page works', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/.*/);
  // The page's code loads and throws.
  const code = /\/assets\/\w+\/not-found-[^/]*\.js$/;
  await page.route(code, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Page = () => { throw new Error("broken") };',
    }),
  );
  await page.goto('/no-such-page');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Something went wrong');
  await expect(alert).toContainText(
    "We're sorry, but there was an error loading this page. Our team has been notified of the issue.",
  );
  await page.unroute(code);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
  await expect(alert).toHaveCount(0);
});

test('Copies the press kit’s texts on a fresh page', async ({ page }) => {
  const copied = await watchClipboard(page);
  await page.goto('/press-kit');
  for (const [name, text] of [
    ['Copy: Name', business.name],
    ['Copy: Description', business.description],
  ] as const) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await copied()).toBe(text);
    await expect(page.locator('#announcement')).toHaveText('Copied');
  }
});

test('offers the press kit’s pictures as JPEG in the size of their captions', async ({ page }) => {
  await page.goto('/press-kit');
  const pictures = page.locator('.downloads li', { hasText: 'JPEG' });
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    const answer = await page.request.get((await picture.getByRole('link').getAttribute('href'))!);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(await answer.body()).metadata();
    await expect(picture).toContainText(`JPEG, ${width} × ${height}.`);
  }
});
