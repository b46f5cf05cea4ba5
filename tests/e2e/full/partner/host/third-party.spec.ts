import { home } from '#content/gallery';
import type { Page } from '@playwright/test';
import { delayChunks } from '../../../../helpers/delay-requests';
import { tagHtml } from '../../../../helpers/host-page';
import { origins } from '../../../../helpers/origins';
import { waitUntilMounted, allHydrated, titles, tourList, tourTitles, visit } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

const open = (page: Page, name: string) => visit(page, `${origins.partners}/${name}`);
const line = (text: string) => `console warning: [cat] ${text}`;
/** Returns whether a text outside shadow roots is rendered; undefined if there is none. */
const isDrawn = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (nodes.nextNode()) {
      if (!nodes.currentNode.textContent!.includes(wanted)) continue;
      range.selectNodeContents(nodes.currentNode);
      return range.getClientRects().length > 0;
    }
    return undefined;
  }, text);
const link = `<a href="${origins.site}/tours">Cat history walking tours</a>`;

test.describe('Missing end tags', () => {
  test('keeps the rest of the page visible', async ({ page }) => {
    await open(page, 'unclosed');
    await allHydrated(page);
    for (const text of ['or call the desk.', 'Breakfast', 'eleven', 'The Larkspur, 18 Garden Row.'])
      await expect.poll(() => isDrawn(page, text), text).toBe(true);
    await expect.poll(() => isDrawn(page, 'Prices of private walks')).toBe(false);
  });

  const whole = [
    ['a link', link],
    ['a link in a paragraph, as WordPress writes it', `<p>${link}</p>\n<p></p>`],
    ['what is marked', `<span slot="fallback">${link} or <a href="${origins.services}/">by phone</a></span>`],
  ] as const;
  for (const [what, content] of whole) {
    test(`shows ${what} inside the element until it is hydrated`, async ({
      page,
      openHost,
      consoleGuard,
    }) => {
      const held = await delayChunks(page);
      await openHost(`<cat-tour-list>${content}</cat-tour-list><p>Breakfast</p>`, { waitUntil: 'commit' });
      await expect(page.getByRole('link', { name: 'Cat history walking tours' })).toBeVisible();
      held.release();
      await allHydrated(page);
      await expect(titles(tourList(page))).toHaveText(tourTitles);
      expect(await isDrawn(page, 'Cat history walking tours')).toBe(false);
      expect(await isDrawn(page, 'Breakfast')).toBe(true);
      expect(held.names()).toEqual(['data of tour-list', 'runtime', 'tour-list']);
      expect(consoleGuard.lines).toEqual([]);
    });
  }

  test('shows late children below the content', async ({ page, openHost }) => {
    await openHost(tagHtml());
    await allHydrated(page);
    await page.evaluate(() =>
      document.querySelector('cat-tour-list')!.insertAdjacentHTML('beforeend', '<h2>Breakfast</h2>'),
    );
    const heading = page.getByRole('heading', { name: 'Breakfast' });
    await expect(heading).toBeVisible();
    await expect(page.locator('cat-tour-list > a')).toBeHidden();
    const { y } = (await heading.boundingBox())!;
    const content = (await page.locator('cat-tour-list [data-cat]').boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(content.y + content.height);
  });
});

test('logs a misspelled element once', async ({ openHost, consoleGuard }) => {
  consoleGuard.allow(/\[cat\]/);
  await openHost(
    `<cat-tourlist>${link}</cat-tourlist><cat-tourlist></cat-tourlist><cat-calendar></cat-calendar><cat-flap></cat-flap>
     <cat-blogg></cat-blogg><script>customElements.define('cat-blogg', class extends HTMLElement {})</script>`,
  );
  await expect
    .poll(() => consoleGuard.productLines().sort())
    .toEqual([
      line('cat-calendar: unknown tag, see ?cat-check'),
      line('cat-tourlist: unknown tag, see ?cat-check'),
    ]);
});

test.describe('Keys', () => {
  for (const [tag, label] of [
    ['cat-contact', 'Name'],
    ['cat-tour-list', 'Search the tours'],
  ] as const) {
    test(`hides keys typed into "${label}" from the host page’s shortcuts`, async ({ page }) => {
      await open(page, 'shortcuts');
      await allHydrated(page);
      const field = page.locator(tag).getByLabel(label, { exact: true });
      await field.click();
      await page.keyboard.type('is s, a b');
      await page.keyboard.press('Home');
      await page.keyboard.press('PageDown');
      await expect(field).toHaveValue('is s, a b');
      expect(await page.locator('#pressed').textContent()).toBe('');
    });
  }

  test('keeps editing in a field of a page that forbids copying and is dragged', async ({
    page,
    openHost,
  }) => {
    await openHost(tagHtml('', 'cat-contact'));
    await page.evaluate(() => {
      for (const type of 'contextmenu copy cut paste selectstart keydown pointerdown mousedown touchstart'.split(
        ' ',
      ))
        document.addEventListener(type, (event) => {
          const { target } = event as Event & { target: Element };
          if (target instanceof Element && !target.matches('input, textarea')) event.preventDefault();
        });
    });
    const field = page.locator('cat-contact').getByLabel('Name', { exact: true });
    await field.click();
    await page.keyboard.type('Ana');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+x');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Control+v');
    await expect(field).toHaveValue('AnaAna');
    await page.keyboard.press('Control+z');
    await expect(field).toHaveValue('Ana');
    const menu = field.evaluate(
      (element) =>
        new Promise((resolve) =>
          element.addEventListener('contextmenu', (event) =>
            setTimeout(() => resolve(event.defaultPrevented)),
          ),
        ),
    );
    await field.click({ button: 'right' });
    expect(await menu).toBe(false);
  });

  test('lets Tab, Escape, other Ctrl keys and keys on buttons reach the host page', async ({ page }) => {
    await open(page, 'shortcuts');
    await allHydrated(page);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      document.addEventListener('keydown', ({ key }) => heard.push(key));
    });
    await page.getByRole('spinbutton', { name: 'Guests' }).click();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('q');
    expect(await page.evaluate(() => (window as never as { heard: string[] }).heard)).toEqual([
      'Control',
      'k',
      'Escape',
      'Tab',
      'q',
    ]);
  });

  test('closes the lightbox but not the host page’s modal on Escape', async ({ page }) => {
    await open(page, 'modal');
    await allHydrated(page);
    const modal = page.locator('#walks');
    // It ignores Escape while it fades in.
    const shown = modal.evaluate(
      (element) =>
        new Promise<void>((resolve) =>
          element.addEventListener('shown.bs.modal', () => resolve(), { once: true }),
        ),
    );
    await page.getByRole('button', { name: 'Walks' }).click();
    await shown;
    await expect(modal).toHaveClass(/show/);
    const heard = await page.evaluateHandle(() => {
      const keys: string[] = [];
      for (const type of ['keydown', 'keyup', 'wheel'])
        addEventListener(type, (event) => keys.push(`${type} ${(event as KeyboardEvent).key}`));
      return keys;
    });
    await page.locator('.shot-link').first().click();
    const large = page.getByRole('dialog', { name: /^Large picture: \w/ });
    await expect(large).toBeVisible();
    await expect(page.locator('.lightbox-count')).toHaveText(`1 / ${home.length}`);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.lightbox-count')).toHaveText(`2 / ${home.length}`);
    await page.mouse.wheel(0, 100);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(page.locator('.shot-link').first()).toBeFocused();
    expect((await heard.jsonValue()).filter((key) => !key.startsWith('keyup Arrow'))).toEqual([]);
    await expect(modal).toHaveClass(/show/);
    await page.keyboard.press('Escape');
    await expect(modal).not.toHaveClass(/show/);
  });
});

test.describe('Focus', () => {
  test('moves the focus from the fallback link to the content', async ({ page }) => {
    const held = await delayChunks(page);
    await page.goto(`${origins.partners}/dialog`, { waitUntil: 'commit' });
    await expect(page.locator('#walks a')).toBeFocused();
    held.release();
    await expect(page.locator('cat-help-button').getByRole('link', { name: 'Need help?' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => document.activeElement!.localName)).toBe('cat-help-button');
  });
});

test('loads everything else from our origin when the loader is a copy on the host', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, 'own-loader');
  await allHydrated(page);
  const files = requested.filter((url) => /\/(c|data)\/.*\.js/.test(url));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((url) => !url.startsWith(origins.site))).toEqual([]);
  expect(requested).not.toContain(`${origins.site}/loader.js`);
});

for (const [what, spoil] of Object.entries({
  'refuses our elements': "customElements.define = () => { throw new Error('not here'); };",
  'closes every shadow root': `const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function () { return attachShadow.call(this, { mode: 'closed' }); };`,
})) {
  test(`keeps the links and logs once per element when the page ${what}`, async ({
    page,
    openHost,
    consoleGuard,
  }) => {
    consoleGuard.allow(/\[cat\]/);
    const tags = [tagHtml(), tagHtml(), tagHtml('', 'cat-faq')];
    await openHost(`<script>${spoil}</script>${tags.join('')}`);
    await expect
      .poll(() => consoleGuard.productLines().sort())
      .toEqual([
        expect.stringContaining('[cat] cat-faq: cannot be '),
        expect.stringContaining('[cat] cat-tour-list: cannot be '),
      ]);
    await expect(page.getByRole('link', { name: 'Cat history walking tours' })).toHaveCount(3);
    for (const fallback of await page.getByRole('link', { name: 'Cat history walking tours' }).all())
      await expect(fallback).toBeVisible();
  });
}

test('finds shadow roots of late definitions and those passed to watch()', async ({ page }) => {
  await open(page, 'late-root');
  await expect(titles(page.locator('hotel-card cat-tour-list'))).toHaveText(tourTitles);
  await waitUntilMounted(page.locator('hotel-card > cat-price-calculator'));
  await expect(page.locator('#by-hand cat-testimonials .quote').first()).toBeVisible();
});
