import { page as texts } from '#content/page-partners';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { watchClipboard } from '../../../helpers/clipboard';
import { findings } from '../../../helpers/access/axe';
import { choose, chooseForm, lines, nameField, openBuilder } from '../../../helpers/builder';
import { linksOfTags } from '../../../helpers/links';
import { origins } from '../../../helpers/origins';
import { CREDIT } from '../../../helpers/partner-widget';
import { allHydrated, tourList, visit, tourTitles } from '../../../helpers/tags';
import { headings } from '../../../helpers/headings';
import { expect, test } from '../../fixtures';

// A smooth scroll would still move the page while the next button is pressed.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('shows the preview next to the steps, at several widths and on different pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBuilder(page, '#partner=larkspur');
  const frame = page.locator('.preview iframe');
  const inside = page.frameLocator('.preview iframe');
  const width = page.getByRole('combobox', { name: 'Width' });
  const around = page.getByRole('combobox', { name: 'Page around it' });
  await expect(inside.getByRole('listitem')).toHaveCount(4);
  await width.selectOption('sidebar');
  await expect(frame).toHaveCSS('width', '280px');
  // Scaled down if it is wider than its box.
  await width.selectOption('page');
  await expect(frame).toHaveCSS('width', '1200px');
  const preview = page.locator('.preview');
  await expect
    .poll(async () => {
      const [box, shown] = await Promise.all([preview.boundingBox(), frame.boundingBox()]);
      return box!.x + box!.width - (shown!.x + shown!.width);
    })
    .toBeGreaterThanOrEqual(0);
  await around.selectOption('dark');
  await expect(inside.locator('html')).toHaveCSS('color-scheme', 'dark');
  await choose(page, /^One button/);
  await expect(inside.locator('cat-reserve-button .button')).toBeVisible();
  // Preview and Copy stay in view.
  await page.getByRole('combobox', { name: 'Form' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeInViewport();
  await expect(frame).toBeInViewport();
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
});

test('shows a pop-up and a floating button in place, closed and open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBuilder(page, '#partner=larkspur');
  const label = page.getByLabel('Text on the button');
  const inside = page.frameLocator('.preview iframe');
  const button = inside.getByRole('button', { name: 'Our walks' });
  const dialog = inside.getByRole('dialog');
  await expect(label).toHaveCount(0);
  await choose(page, 'Pop-up');
  await label.fill('Our walks');
  await expect(lines(page)).toHaveValue(/ display="dialog" label="Our walks"/);
  await button.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Show closed' }).click();
  await expect(dialog).toBeHidden();

  await choose(page, 'Floating');
  await expect(lines(page)).toHaveValue(/ display="floating" label="Our walks"/);
  // In the lower right corner.
  await expect
    .poll(async () => {
      const [one, frame] = await Promise.all([
        button.boundingBox(),
        page.locator('.preview iframe').boundingBox(),
      ]);
      // The frame is replaced after a pause.
      if (!one || !frame) return Infinity;
      return Math.max(frame.x + frame.width - one.x - one.width, frame.y + frame.height - one.y - one.height);
    })
    .toBeLessThan(40);
  await page.getByRole('button', { name: 'Show open' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await choose(page, 'Inline');
  await expect(lines(page)).not.toHaveValue(/Our walks/);
});

test('sets the padding of the widget to zero without opening the colors', async ({ page }) => {
  await openBuilder(page);
  const box = page.getByRole('checkbox', { name: 'Edge to edge' });
  await box.check();
  await expect(lines(page)).toHaveValue(/style="--cat-pad: 0px"/);
  await expect(page.getByRole('button', { name: 'Reset colors, corners and font' })).toBeHidden();
  await box.uncheck();
  await expect(lines(page)).not.toHaveValue(/--cat-pad/);
});

test('shows the tours as check boxes', async ({ page }) => {
  await openBuilder(page);
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('checkbox', { name: tourTitles[3] }).uncheck();
  await expect(lines(page)).toHaveValue(/ tours="brooklyn-heights financial-district lower-east-side"/);
  await page.getByRole('checkbox', { name: tourTitles[3] }).check();
  await expect(lines(page)).not.toHaveValue(/ tours=/);
  await expect(page.getByLabel('Language').locator('option').first()).toHaveText('Follows your page');
});

test('warns about colors with low contrast only', async ({ page }) => {
  await openBuilder(page, '#--cat-accent=%23ffd700');
  await expect(page.getByText('Words on buttons: contrast 1.4, hard to read')).toBeVisible();
  await expect(lines(page)).toHaveValue(/style="--cat-accent: #ffd700"/);
  const reset = page.getByRole('button', { name: 'Reset colors, corners and font' });
  await reset.press('Enter');
  await expect(reset).toBeFocused();
  await expect(page.getByText(': contrast')).toHaveCount(0);
  await expect(lines(page)).not.toHaveValue(/<cat-tour-list[^>]* style=/);
});

test('selects the code when the browser denies the clipboard', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
  });
  await openBuilder(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Your browser does not let us copy')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => getSelection()!.toString()))
    .toBe(await lines(page).inputValue());
  // The message belongs to this form only.
  await chooseForm(page, 'One line');
  await expect(page.getByText('Your browser does not let us copy')).toHaveCount(0);
});

test('hydrates a copied prerendered snippet in place', async ({ page, openHost }) => {
  await openBuilder(
    page,
    '#partner=larkspur&network=fhdn&campaign=lobby&theme=dark&no-search=true&as=prerendered',
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
  await allHydrated(page);
  await expect(tourList(page).getByRole('searchbox')).toHaveCount(0);
  const links = (await linksOfTags(page)).filter(({ place }) => place === 'shadow');
  for (const { href } of links)
    expect(href).toMatch(
      href.startsWith(origins.booking) ? CREDIT : /partner=larkspur&network=fhdn&campaign=lobby/,
    );
  const isSame = await page.evaluate(
    () =>
      (window as unknown as { first: unknown }).first ===
      document.querySelector('cat-tour-list')!.shadowRoot!.querySelector('li'),
  );
  expect(isSame).toBe(true);
});

test('shows an error for a snippet form that cannot be fetched, and other forms', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/snippets/, /Failed to load resource/);
  await page.route('**/snippets/*', (route) => route.fulfill({ status: 503 }));
  await openBuilder(page);
  await chooseForm(page, 'Prerendered');
  await expect(page.getByText('This form could not be fetched')).toBeVisible();
  await chooseForm(page, 'HTML');
  await expect(lines(page)).toHaveValue(/tour-list\.js/);
});

test('shows the steps without the builder when its code does not load', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/builder-/, /Failed to load resource/);
  await page.route('**/builder-*.js', (route) => route.abort());
  await visit(page, '/partners');
  await expect(page.getByRole('heading', { name: texts.byHand.heading })).toBeVisible();
});

test('mounts on a navigation within the site and unmounts on the next', async ({ page, consoleGuard }) => {
  // The test leaves the page before the last preview has loaded.
  consoleGuard.allow(/\/embed\/.* net::ERR_ABORTED/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, '/press-kit');
  expect(requested.filter((url) => /\/(builder|partners)-/.test(url))).toEqual([]);
  await page.locator('main a[href="/partners"]').first().click();
  await expect(lines(page)).toBeVisible();
  await nameField(page).fill('larkspur');
  await page.locator('.footer').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: headings['/privacy'] })).toBeVisible();
  await expect(page.locator('.step')).toHaveCount(0);
  await page.goBack();
  await expect(nameField(page)).toHaveValue('larkspur');
});

async function saveFile(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  return readFileSync(await (await saved).path(), 'utf8');
}

/** A picture replaces the preview, which may still be loading. */
const ABORTED_PREVIEW = /\/embed\/.* net::ERR_ABORTED/;

test('creates a poster for a name and saves it', async ({ page, consoleGuard }) => {
  consoleGuard.allow(ABORTED_PREVIEW);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openBuilder(page);
  expect(requested.filter((url) => url.includes('/poster-'))).toEqual([]);
  await chooseForm(page, 'Poster');
  await expect(page.getByText('It needs your short name first')).toBeVisible();
  await nameField(page).fill('larkspur');
  const poster = page.getByRole('img', { name: 'A poster with a code to scan' });
  await expect(poster).toBeVisible();
  await page.getByLabel('Your name on the poster').fill('Hotel <Larkspur> & Sons');
  await expect(poster).toHaveAttribute('src', /Larkspur/);
  await page.reload();
  await expect(poster).toHaveAttribute('src', /Larkspur/);
  const text = await saveFile(page);
  expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(text).toContain('/tours?partner=larkspur');
  expect(text).toContain('>Hotel &lt;Larkspur&gt; &amp; Sons</text>');
  expect(text).toMatch(/font-family:\s*Besley;[^}]*url\(data:font\/woff2;base64,/);
  expect(await findings(page)).toEqual([]);
});

test('fits a long name on the poster', async ({ page }) => {
  await visit(page, `/partners#partner=larkspur&as=poster&posterName=${'Grand+'.repeat(20)}`);
  const text = await saveFile(page);
  await page.goto('about:blank');
  await page.setContent(text);
  const [width, sheet] = await page.evaluate(() =>
    ['g text + text', 'svg'].map((name) => document.querySelector(name)!.getBoundingClientRect().width),
  );
  expect(width).toBeLessThan(sheet! * 0.9);
  expect(text).toMatch(/>(Grand ){10}<\/text>/);
});

test('creates a code to scan', async ({ page, consoleGuard }) => {
  consoleGuard.allow(ABORTED_PREVIEW);
  await openBuilder(page, '#partner=larkspur&posterName=Larkspur');
  await chooseForm(page, 'QR code');
  await expect(page.getByRole('img', { name: 'A code to scan' })).toBeVisible();
  await expect(page.getByLabel('Your name on the poster')).toHaveCount(0);
  expect(await saveFile(page)).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
});

test('lists the mistakes in pasted HTML', async ({ page }) => {
  await openBuilder(page, '#partner=larkspur');
  const field = page.getByLabel('Paste the HTML of your page');
  await field.fill(await lines(page).inputValue());
  await expect(page.getByText('cat-tour-list counts for larkspur.')).toBeVisible();
  await expect(page.locator('.findings .wrong')).toHaveCount(0);
  await field.fill('<cat-tourlist partner=x onclick="alert(1)"><img src=x onerror="alert(2)">');
  await expect(
    page.getByText('cat-tourlist is not a Cats About Town tag. Do you mean cat-tour-list?'),
  ).toBeVisible();
  await expect(page.getByText('Our script is missing')).toBeVisible();
  await page.getByText('For a page with a strict policy').click();
  // The links reserve height by a `style` attribute.
  await expect(page.getByText('img-src http')).toContainText("style-src-attr 'unsafe-inline'");
});

test('can be used with the keyboard alone', async ({ page }) => {
  const copied = await watchClipboard(page);
  await openBuilder(page);
  await nameField(page).focus();
  await page.keyboard.type('larkspur');
  await expect(nameField(page)).toHaveValue('larkspur');
  await page.getByRole('radio', { name: 'Tours All walks' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(lines(page)).toHaveValue(/<cat-booking-calendar partner="larkspur">/);
  await page.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(copied).toContain('<cat-booking-calendar partner="larkspur">');
});

test('has no axe findings with a wrong name and a pale color, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBuilder(page, '#partner=Grand+Hotel&--cat-accent=%23ffd700&layout=list');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), colorScheme).toEqual([]);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
