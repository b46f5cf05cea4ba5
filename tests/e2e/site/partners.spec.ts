import { readFileSync } from 'node:fs';
import { watchClipboard } from '../../helpers/clipboard';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { fareharbor } from '#content/booking-service';
import { START } from '../../../site/pages/partners/state';
import { findings } from '../../helpers/access/axe';
import { linksOfTags } from '../../helpers/links';
import { origins } from '../../helpers/origins';
import { allAlive, titles, tourList, tourTitles, visit } from '../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../fixtures';

// A smooth scroll to a field goes on over the scroll to what is pressed next: the press would go to where that was.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const REFERRAL = `https://fareharbor.com/embeds/book/${fareharbor.company}/items/562630/?full-items=yes&asn=fhdn&asn-ref=larkspur&ref=lobby`;
const CREDIT = /&asn=fhdn&asn-ref=larkspur&ref=lobby$/;

const nameField = (page: Page): Locator => page.getByLabel('Short name, or a FareHarbor link');
const lines = (page: Page): Locator => page.getByLabel('The lines', { exact: true });
/** Presses a radio button that looks like a plate: what can be seen is the words over it. A text is its whole name. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}

async function open(page: Page, hash = ''): Promise<void> {
  await visit(page, `/partners${hash}`);
  await expect(lines(page)).toBeVisible();
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete: a name, the lines, what to do in each editor', async ({ page }) => {
    await page.goto('/partners');
    await expect(page.getByRole('link', { name: 'Ask for a short name' })).toHaveAttribute(
      'href',
      /^mailto:.*subject=/,
    );
    await expect(page.getByRole('region', { name: 'The lines to paste' })).toContainText(
      `<cat-tour-list partner="your-short-name"${'no-search' in START.options ? ' no-search' : ''}>`,
    );
    await page.getByText('Squarespace', { exact: true }).click();
    await expect(page.getByText('Add a block “Code,” choose HTML')).toBeVisible();
  });
});

test('From a referral link to the lines, and from them to bookings that count for the partner', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  // The page is left before the last preview has come.
  consoleGuard.allow(/\/embed\/.* net::ERR_ABORTED/);
  const copied = await watchClipboard(page);
  await open(page);
  await nameField(page).fill(REFERRAL);
  await expect(page.getByText('Bookings will count for larkspur.')).toContainText('network fhdn');
  await choose(page, 'Dark');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await copied()).toBe(await lines(page).inputValue());

  await openHost(await copied(), { head: '' });
  await allAlive(page);
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await expect(tourList(page)).toHaveAttribute('theme', 'dark');
  await expect(tourList(page).getByRole('searchbox')).toHaveCount(0);
  const links = await linksOfTags(page);
  for (const { href } of links.filter(({ href }) => href.startsWith(origins.services)))
    expect(href).toMatch(CREDIT);
});

test(
  'All that is chosen is in the address, and whoever gets it sees the same',
  rare,
  async ({ page, context }) => {
    await open(page);
    await choose(page, /^I build/);
    await nameField(page).fill('larkspur');
    await choose(page, /^Price for/);
    await choose(page, 'Like my page');
    await choose(page, 'Vue');
    await expect(page).toHaveURL(/#who=builds&partner=larkspur&tag=cat-price-calculator&as=vue&look=match$/);
    await expect(lines(page)).toHaveValue(/<script setup>/);
    const mail = await page.getByRole('link', { name: 'Send to my webmaster' }).getAttribute('href');
    expect(decodeURIComponent(mail!)).toContain(page.url());
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(lines(other)).toHaveValue(await lines(page).inputValue());
    await expect(lines(other)).toHaveValue(
      /<script setup>[\s\S]*<cat-price-calculator partner="larkspur" look="match">/,
    );
  },
);

test('A name that is none is named, and mended by a press', rare, async ({ page }) => {
  await open(page);
  await nameField(page).fill('Grand Hotel');
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
  // The edge tells it as well: that of a field in order is another one.
  const edge = (field: Locator) => field.evaluate((box) => getComputedStyle(box).borderTopColor);
  await page.getByText('Network, and a word').click();
  expect(await edge(nameField(page))).not.toBe(await edge(page.getByLabel('Short name of your network')));
  await expect(page.getByText('“Grand Hotel” is no short name')).toBeVisible();
  await expect(lines(page)).toHaveValue(/partner="your-short-name"/);
  await page.getByRole('button', { name: 'Use grand-hotel' }).press('Enter');
  await expect(nameField(page)).toBeFocused();
  await expect(page.getByText('Bookings will count for grand-hotel.')).toBeVisible();
  await expect(lines(page)).toHaveValue(/partner="grand-hotel"/);
});

test('The preview shows what is chosen, as wide as is wanted, on pages of all kinds', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '#partner=larkspur');
  const frame = page.locator('.preview iframe');
  const inside = page.frameLocator('.preview iframe');
  await expect(inside.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect(frame).toHaveCSS('width', '360px');
  await page.getByRole('slider').fill('280');
  await expect(frame).toHaveCSS('width', '280px');
  // The whole page is wider than its box, and shown smaller: nothing is cut off.
  await page.getByRole('button', { name: 'Whole page' }).click();
  await expect(frame).toHaveCSS('width', '1200px');
  const preview = page.locator('.preview');
  await expect
    .poll(async () => {
      const [box, shown] = await Promise.all([preview.boundingBox(), frame.boundingBox()]);
      return box!.x + box!.width - (shown!.x + shown!.width);
    })
    .toBeGreaterThanOrEqual(0);
  await choose(page, 'dark');
  await expect(inside.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(inside.getByRole('listitem')).toHaveCount(4);
  await choose(page, /^wild/);
  await expect(inside.locator('html')).toHaveAttribute('data-page', 'wild');
  await choose(page, /^One button/);
  await expect(inside.locator('cat-reserve-button .button')).toBeVisible();
  await choose(page, 'without scripts');
  await expect(frame).toHaveCount(0);
  await expect(page.locator('.preview-off').getByRole('link', { name: 'Brooklyn Heights' })).toHaveAttribute(
    'href',
    /asn-ref=larkspur/,
  );
  // What is in the frame can do nothing to this page, and keeps nothing.
  await choose(page, 'plain');
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
});

test('Colors say whether they can be read', rare, async ({ page }) => {
  await open(page, '#--cat-accent=%23ffd700');
  await expect(page.getByText('Words on buttons: contrast 1.4, hard to read')).toBeVisible();
  await expect(lines(page)).toHaveValue(/style="--cat-accent: #ffd700"/);
  await page.getByRole('button', { name: 'Back to our own' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Back to our own' })).toBeFocused();
  await expect(page.getByText('Words on buttons: contrast 10.7, enough')).toBeVisible();
  await expect(lines(page)).not.toHaveValue(/<cat-tour-list[^>]* style=/);
});

test('Where the browser does not let us copy, the lines are selected', rare, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
  });
  await open(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Your browser does not let us copy')).toBeVisible();
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(await lines(page).inputValue());
  // What is said is said of these lines alone.
  await choose(page, 'One line');
  await expect(page.getByText('Your browser does not let us copy')).toHaveCount(0);
});

test(
  'Painted at once: what is copied is there without scripts, and comes alive as it stands',
  rare,
  async ({ page, openHost }) => {
    await open(
      page,
      '#who=writes&partner=larkspur&network=fhdn&campaign=lobby&theme=dark&no-search=true&as=painted',
    );
    await expect(lines(page)).toHaveValue(/<template shadowrootmode="open">/);
    const text = await lines(page).inputValue();
    expect(text).not.toContain('your-short-name');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect((await file).suggestedFilename()).toBe('cat-tours.html');

    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const first = document.querySelector('cat-tour-list')?.shadowRoot?.querySelector('li');
        (window as unknown as { first: unknown }).first = first;
      });
    });
    await openHost(text, { head: '' });
    await allAlive(page);
    await expect(tourList(page).getByRole('searchbox')).toHaveCount(0);
    const links = (await linksOfTags(page)).filter(({ place }) => place === 'shadow');
    for (const { href } of links)
      expect(href).toMatch(
        href.startsWith(origins.services) ? CREDIT : /partner=larkspur&network=fhdn&campaign=lobby/,
      );
    const isSame = await page.evaluate(
      () =>
        (window as unknown as { first: unknown }).first ===
        document.querySelector('cat-tour-list')!.shadowRoot!.querySelector('li'),
    );
    expect(isSame).toBe(true);
  },
);

test('says what a visitor downloads, within 5 %', rare, async ({ page, openHost, request, consoleGuard }) => {
  // Whoever leaves at once leaves before the preview is dressed.
  consoleGuard.allow(/net::ERR_ABORTED/);
  await open(page, '#partner=larkspur');
  const size = page.getByText('A visitor downloads about');
  const text = await size.textContent();
  await expect(lines(page)).toHaveValue(/larkspur/);
  const copied = await lines(page).inputValue();
  const asked = new Set<string>();
  // What the builder itself still asks for on a slow machine is not the widget's.
  await page.goto('about:blank');
  page.on('request', (one) => {
    const { origin, pathname } = new URL(one.url());
    if (origin === origins.site && pathname.endsWith('.js') && one.frame() === page.mainFrame())
      asked.add(one.url());
  });
  await openHost(copied, { head: '' });
  await allAlive(page);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all([...asked].map(async (url) => (await request.get(url)).body()));
  const sum = files.reduce((bytes, file) => bytes + brotliCompressSync(file).length, 0) / 1000;
  const told = Number(/about ([\d.]+) kB/.exec(text!)![1]);
  expect(Math.abs(told / sum - 1), `${told} kB are said, ${sum} come`).toBeLessThan(0.05);
});

test('A form that cannot be fetched says so; the others go on', rare, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/snippets/, /Failed to load resource/);
  await page.route('**/snippets/*', (route) => route.fulfill({ status: 503 }));
  await open(page, '#who=writes');
  await choose(page, 'Painted at once');
  await expect(page.getByText('This form could not be fetched')).toBeVisible();
  await choose(page, 'HTML');
  await expect(lines(page)).toHaveValue(/loader\.js/);
});

test(
  'Without the builder’s code what stands there without scripts shows',
  rare,
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/builder-/, /Failed to load resource/);
    await page.route('**/builder-*.js', (route) => route.abort());
    await visit(page, '/partners');
    await expect(page.getByRole('heading', { name: 'Three steps to your page' })).toBeVisible();
  },
);

test(
  'A click within the site leads to it and away again, and leaves nothing of it',
  rare,
  async ({ page, consoleGuard }) => {
    // The page is left before the last preview has come.
    consoleGuard.allow(/\/embed\/.* net::ERR_ABORTED/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/press-kit');
    expect(asked.filter((url) => /\/(builder|snippet|partners)-/.test(url))).toEqual([]);
    await page.getByRole('link', { name: 'For hotels, blogs and shops' }).click();
    await expect(lines(page)).toBeVisible();
    await nameField(page).fill('larkspur');
    await page.locator('.footer').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(page.locator('.step')).toHaveCount(0);
    await page.goBack();
    await expect(nameField(page)).toHaveValue('larkspur');
  },
);

test('A poster is made for a name, and saved', rare, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  expect(asked.filter((url) => url.includes('/poster-'))).toEqual([]);
  await page.getByText('A poster with a code').click();
  await expect(page.getByText('It needs your short name first')).toBeVisible();
  await nameField(page).fill('larkspur');
  await expect(page.getByRole('img', { name: /tours\?partner=larkspur$/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the poster' }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(text).toContain('/tours?partner=larkspur');
  expect(await findings(page)).toEqual([]);
});

test('The HTML of a page can be pasted, and what is wrong in it is named', rare, async ({ page }) => {
  await open(page, '#partner=larkspur');
  const field = page.getByLabel('Paste the HTML of your page');
  await field.fill(await lines(page).inputValue());
  await expect(page.getByText('cat-tour-list counts for larkspur.')).toBeVisible();
  await expect(page.locator('.findings .wrong')).toHaveCount(0);
  await field.fill('<cat-tourlist partner=x onclick="alert(1)"><img src=x onerror="alert(2)">');
  await expect(page.getByText('cat-tourlist is no tag of ours. Do you mean cat-tour-list?')).toBeVisible();
  await expect(page.getByText('Our script is missing')).toBeVisible();
  await page.getByText('For a page with a strict policy').click();
  // The links keep room by a style.
  await expect(page.getByText('img-src http')).toContainText("style-src-attr 'unsafe-inline'");
});

for (const hash of ['', '#partner=Grand+Hotel&--cat-accent=%23ffd700&layout=list']) {
  test(
    `axe finds nothing in the builder, light and dark: ${hash || 'as it opens'}`,
    matrixOnly(hash !== ''),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, hash);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findings(page), colorScheme).toEqual([]);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    },
  );
}

test('Everything is reached and chosen with the keyboard', rare, async ({ page }) => {
  const copied = await watchClipboard(page);
  await open(page);
  await page.getByRole('radio', { name: 'I paste into' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'I edit the HTML' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('larkspur');
  await expect(nameField(page)).toHaveValue('larkspur');
  await page.getByRole('radio', { name: 'Tours All walks' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Dates' })).toBeChecked();
  await page.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  expect(await copied()).toContain('<cat-booking-calendar partner="larkspur">');
});
