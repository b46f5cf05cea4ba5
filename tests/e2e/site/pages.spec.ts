import { urgency } from '#content/settings';
import { nextWalk } from '../../../site/ui/dates/next-walk';
import { expectNoShift, watchShifts } from '../../helpers/layout-shift';
import { visit } from '../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../fixtures';

const routes = [
  ['/', 'New York was always a cat town'],
  ['/about', 'Two people, one subject, many cats'],
  ['/tours', 'Three walks, several hundred cats'],
  ['/tours/brooklyn-heights', 'Brooklyn Heights Cat Tour'],
  ['/tours/financial-district', 'Financial District Cat Tour'],
  ['/tours/lower-east-side', 'Lower East Side Cat Tour'],
  ['/tours/private-tours', 'Private Tours'],
  ['/gallery', 'Cat Gallery'],
  ['/contact', 'Drop us a line'],
  ['/press-kit', 'Press Kit'],
  ['/booking', 'Book Your Historical Cat Tour'],
  ['/in-the-news', 'In the News'],
  ['/sitemap', 'Site Map'],
  ['/survey', 'Tour Feedback Survey'],
  ['/privacy', 'Privacy'],
] as const;

/** The longest, and one with a walk and a calendar. */
const usual = ['/', '/tours/brooklyn-heights'];

const withNextWalk = /^\/(booking|tours(\/(?!private).*)?)?$/;

for (const [path, heading] of routes) {
  const title = `${path} has one heading, comes to life unchanged and says nothing on the console`;
  test(title, matrixOnly(!usual.includes(path)), async ({ page }) => {
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
    await page.waitForLoadState('networkidle');
    expect(lines).toEqual([]);
    const allChanges = () => page.evaluate(() => Reflect.get(window, 'changes') as string[]);
    // What only the visitor's clock knows: the month, and the walk that leaves next. It comes when all else is there.
    const ofMonth = `childList SPAN ${urgency.text.split('{')[0]}`;
    if (path === '/tours')
      await expect.poll(async () => (await allChanges()).some((one) => one.startsWith(ofMonth))).toBe(true);
    const changes = await allChanges();
    const changesOf = (text: string) => changes.filter((change) => change.startsWith(text));
    const month = changesOf(ofMonth);
    const walk = [...changesOf('characterData #text Next walk: '), ...changesOf('attributes A Next walk: ')];
    expect(month).toHaveLength(path === '/tours' ? 1 : 0);
    if (!withNextWalk.test(path)) expect(walk).toEqual([]);
    expect(changes).toEqual(expect.arrayContaining([...month, ...walk]));
    expect(changes).toHaveLength(month.length + walk.length);
    await expect(
      page.locator('#app :not(svg, svg *, .hero-picture img)[style], #app [data-near]'),
    ).toHaveCount(0);
  });
}

test(
  'The urgency message names the month by the visitor’s clock, in a place that was kept for it',
  rare,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2025-06-16T09:00:00'));
    await visit(page, '/tours');
    const message = page.getByText(urgency.text.replace('{Month}', 'July'));
    await expect(message).toBeVisible();
    const place = page.locator('.urgency');
    const height = () => place.evaluate((element) => element.getBoundingClientRect().height);
    const filled = await height();
    await message.evaluate((element) => element.replaceChildren());
    expect(await height()).toBe(filled);
  },
);

test("The home page says on a phone's first screen which walk leaves next, and moves nothing for it", async ({
  page,
}) => {
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

test('The company’s name stays in the header of the narrowest phone', rare, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/']) {
    await visit(page, path);
    const name = page.locator('.brand-name');
    await expect(name).toBeInViewport();
    const [brand, menu] = [
      await name.boundingBox(),
      await page.getByRole('button', { name: 'Open menu' }).boundingBox(),
    ];
    expect(brand!.x + brand!.width).toBeLessThan(menu!.x);
    expect(menu!.x + menu!.width).toBeLessThanOrEqual(320);
  }
});

test('Unknown URL: shows the poster, suggests a page and is logged', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  const answer = await visit(page, '/brooklyn-cats');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('link', { name: 'Brooklyn Heights Cat Tour' })).toHaveAttribute(
    'href',
    '/tours/brooklyn-heights',
  );
  const tabs = page.getByRole('navigation', { name: 'Other places to look' });
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Our Tours', 'Blog']);
  expect(consoleGuard.lines.some((line) => line.includes('404: no page at /brooklyn-cats'))).toBe(true);
});

test('Render error: a page that breaks shows the error screen, and the next one works', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/.*/);
  await visit(page, '/about');
  // The code of the page arrives, but does not hold what it should.
  await page.route(/\/assets\/\w+\/blog-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const head = () => ({ title: "", description: "", canonical: "/" }); export const Page = () => { throw new Error("broken") };',
    }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Something went wrong');
  await expect(alert).toContainText(
    "We're sorry, but there was an error loading this page. Our team has been notified of the issue.",
  );
  await alert.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New York was always a cat town');

  await page.unroute(/\/assets\/\w+\/blog-[^/]*\.js$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Hero image failure: the even surface stays', rare, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/hero\/home/, /Failed to load/);
  await page.route(/\/img\/hero\/home/, (route) => route.abort());
  await visit(page, '/');
  await expect(page.getByRole('img', { name: /black cat with a bell/ })).toBeVisible();
  await expect(page.locator('.hero img')).toHaveCount(0);
  expect(consoleGuard.lines.join('\n')).toMatch(/Failed to load image \S*\/img\/hero\/home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'A picture of the page that fails is asked for once more, then leaves a surface of the same name',
  rare,
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/img\/team/, /Failed to load resource/);
    let asked = 0;
    await page.route(/\/img\/team\/peggy/, (route) => {
      asked += 1;
      return route.abort();
    });
    await visit(page, '/about');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('img', { name: /cat/i }).and(page.locator('.picture-gone'))).toHaveCount(1);
    expect(asked).toBe(2);
  },
);

test('An e-mail address that may be broken into two lines is read as one', rare, async ({ page }) => {
  for (const path of ['/tours/brooklyn-heights', '/contact']) {
    await visit(page, path);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes
      .filter(({ role }) => role?.value === 'link')
      .map(({ name }) => String(name?.value))
      .filter((name) => name.includes('@') && !name.startsWith('@'));
    expect(names.length, path).toBeGreaterThan(0);
    for (const name of names) expect([path, name]).toEqual([path, expect.not.stringContaining('@ ')]);
  }
});

test('What the site keeps and sends is one link away from every page', async ({ page }) => {
  await visit(page, '/survey');
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  for (const company of ['EmailJS', 'Mailchimp', 'FareHarbor', 'NBC New York'])
    await expect(page.locator('main')).toContainText(company);
});
