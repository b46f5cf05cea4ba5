import { home } from '#content/gallery';
import type { Page } from '@playwright/test';
import { hold, holdChunks } from '../../../helpers/hold';
import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { alive, allAlive, titles, tourList, tourTitles, visit } from '../../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../../fixtures';

const open = (page: Page, name: string) => visit(page, `${origins.partners}/${name}`);
const line = (text: string) => `console warning: [cat] ${text}`;
/** Tells whether a text of the page itself, not of shadow roots, is drawn; undefined where there is none. */
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

/** Waits for what comes when a visitor turns to a tag: it keeps keys and looks at attributes. */
const attended = (page: Page, tag: string) =>
  expect
    .poll(() =>
      page.locator(tag).evaluate((element) => {
        let isHeard = false;
        const hear = () => (isHeard = true);
        document.addEventListener('keyup', hear);
        const field = element.shadowRoot!.querySelector('input, textarea')!;
        field.dispatchEvent(new KeyboardEvent('keyup', { key: 'F13', bubbles: true, composed: true }));
        document.removeEventListener('keyup', hear);
        return isHeard;
      }),
    )
    .toBe(false);

test.describe('tags without an end', () => {
  test('The rest of the page stays to be seen, and one line for each tag says why', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/\[cat\]/);
    await open(page, 'unclosed');
    await allAlive(page);
    for (const text of ['or call the desk.', 'Breakfast', 'eleven', 'The Larkspur, 18 Garden Row.'])
      await expect.poll(() => isDrawn(page, text), text).toBe(true);
    await expect.poll(() => isDrawn(page, 'Prices of private walks')).toBe(false);
    await page.getByRole('searchbox').focus();
    await expect
      .poll(() => consoleGuard.ours().sort())
      .toEqual(
        [
          line('cat-price-calculator: is its end tag missing?'),
          line('cat-reserve-button: is its end tag missing?'),
          line('cat-reserve-button: knows no attribute "tuor"; is it "tour"?'),
          line('cat-tour-list: knows no attribute "colour"'),
        ].sort(),
      );
  });

  const whole = [
    ['a link', link],
    ['a link in a paragraph, as WordPress writes it', `<p>${link}</p>\n<p></p>`],
    ['what is marked', `<span slot="fallback">${link} or <a href="${origins.services}/">by phone</a></span>`],
  ] as const;
  for (const [what, content] of whole) {
    test(
      `Inside a tag, ${what} stands in for it and is gone when it has come, and nothing is asked for`,
      matrixOnly(what !== 'a link'),
      async ({ page, openHost, consoleGuard }) => {
        const held = await holdChunks(page);
        await openHost(`<cat-tour-list>${content}</cat-tour-list><p>Breakfast</p>`, { waitUntil: 'commit' });
        if (content)
          await expect(page.getByRole('link', { name: 'Cat history walking tours' })).toBeVisible();
        held.release();
        await allAlive(page);
        await expect(titles(tourList(page))).toHaveText(tourTitles);
        expect(await isDrawn(page, 'Cat history walking tours')).toBe(content ? false : undefined);
        expect(await isDrawn(page, 'Breakfast')).toBe(true);
        expect(held.names()).toEqual(['data of tour-list', 'runtime', 'tour-list']);
        expect(consoleGuard.lines).toEqual([]);
      },
    );
  }

  test('What comes into a tag later shows below it', async ({ page, openHost, consoleGuard }) => {
    consoleGuard.allow(/\[cat\]/);
    await openHost(tagHtml());
    await allAlive(page);
    await page.evaluate(() =>
      document.querySelector('cat-tour-list')!.insertAdjacentHTML('beforeend', '<h2>Breakfast</h2>'),
    );
    const heading = page.getByRole('heading', { name: 'Breakfast' });
    await expect(heading).toBeVisible();
    await expect(page.locator('cat-tour-list > a')).toBeHidden();
    const { y } = (await heading.boundingBox())!;
    const content = (await page.locator('cat-tour-list [data-cat]').boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(content.y + content.height);
    await expect.poll(consoleGuard.ours).toEqual([line('cat-tour-list: is its end tag missing?')]);
  });
});

test.describe('names', () => {
  test('A misspelt tag is named once, with the nearest right one; tags of others are left alone', async ({
    openHost,
    consoleGuard,
  }) => {
    consoleGuard.allow(/\[cat\]/);
    await openHost(
      `<cat-tourlist>${link}</cat-tourlist><cat-tourlist></cat-tourlist><cat-tours></cat-tours>
       <cat-galery></cat-galery><cat-calendar></cat-calendar><cat-flap></cat-flap><hotel-card></hotel-card>
       <cat-blogg></cat-blogg><script>customElements.define('cat-blogg', class extends HTMLElement {})</script>`,
    );
    await expect
      .poll(() => consoleGuard.ours().sort(), { timeout: 10_000 })
      .toEqual([
        line('cat-calendar: is it cat-booking-calendar?'),
        line('cat-galery: is it cat-gallery?'),
        line('cat-tourlist: is it cat-tour-list?'),
        line('cat-tours: is it cat-tour-list?'),
      ]);
  });
});

test.describe('keys', () => {
  for (const [tag, label] of [
    ['cat-contact', 'Name'],
    ['cat-tour-list', 'Search the tours'],
  ] as const) {
    test(`What is typed into "${label}" arrives whole, and the page's shortcuts hear nothing`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.allow(/third-party-fixes\.js/);
      // From the first key on, whatever else is fetched for a visitor.
      await page.route(/\/third-party-fixes\.js/, (route) => route.abort());
      await open(page, 'shortcuts');
      await allAlive(page);
      const field = page.locator(tag).getByLabel(label, { exact: true });
      await field.click();
      await page.keyboard.type('is s, a b');
      await page.keyboard.press('Home');
      await page.keyboard.press('PageDown');
      await expect(field).toHaveValue('is s, a b');
      expect(await page.locator('#pressed').textContent()).toBe('');
    });
  }

  test('Tab, Escape and keys with Ctrl still reach the page, and so does all from a button', async ({
    page,
  }) => {
    await open(page, 'shortcuts');
    await allAlive(page);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      document.addEventListener('keydown', ({ key }) => heard.push(key));
    });
    await page.getByRole('spinbutton', { name: 'Guests' }).click();
    await attended(page, 'cat-price-calculator');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('q');
    expect(await page.evaluate(() => (window as never as { heard: string[] }).heard)).toEqual([
      'Control',
      'c',
      'Escape',
      'Tab',
      'q',
    ]);
  });

  test('Escape closes the large picture and not the modal around it; arrows turn no page', async ({
    page,
  }) => {
    await open(page, 'modal');
    await allAlive(page);
    const modal = page.locator('#walks');
    // While it fades in it hears no Escape.
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
      for (const type of ['keydown', 'keyup'])
        addEventListener(type, (event) => keys.push(`${type} ${(event as KeyboardEvent).key}`));
      return keys;
    });
    await page.locator('.shot-link').first().click();
    const large = page.getByRole('dialog', { name: /^Large picture: \w/ });
    await expect(large).toBeVisible();
    await expect(page.locator('.lightbox-count')).toHaveText(`1 / ${home.length}`);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.lightbox-count')).toHaveText(`2 / ${home.length}`);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(page.locator('.shot-link').first()).toBeFocused();
    expect((await heard.jsonValue()).filter((key) => !key.startsWith('keyup Arrow'))).toEqual([]);
    await expect(modal).toHaveClass(/show/);
    await page.keyboard.press('Escape');
    await expect(modal).not.toHaveClass(/show/);
  });
});

test.describe('notices', () => {
  test('A toast in a modal dialog of the host page is visible and can be dismissed', async ({ page }) => {
    await open(page, 'dialog');
    await allAlive(page);
    await page.locator('cat-help-button').getByRole('link', { name: 'Need help?' }).click();
    await expect(page.getByText('Section Not Found')).toBeVisible();
    expect(await page.locator('#walks > cat-toasts').count()).toBe(1);
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await dismiss.focus();
    await expect(dismiss).toBeFocused();
    await dismiss.click();
    await expect(page.locator('cat-toasts')).toHaveCount(0);
  });

  test('A notice outlives the dialog in which it was shown', rare, async ({ page }) => {
    await open(page, 'dialog');
    await allAlive(page);
    await page.locator('cat-help-button').getByRole('link', { name: 'Need help?' }).click();
    await expect(page.getByText('Section Not Found')).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.locator('body > cat-toasts')).toHaveCount(1);
    await expect(page.getByText('Section Not Found')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('cat-toasts')).toHaveCount(0);
  });
});

test.describe('focus', () => {
  test("The focus that a page's dialog gives to the link inside goes to what takes its place", async ({
    page,
  }) => {
    const held = await holdChunks(page);
    await page.goto(`${origins.partners}/dialog`, { waitUntil: 'commit' });
    await expect(page.locator('#walks a')).toBeFocused();
    held.release();
    await expect(page.locator('cat-help-button').getByRole('link', { name: 'Need help?' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => document.activeElement!.localName)).toBe('cat-help-button');
  });

  test('The focus that was in a tag goes nowhere once the visitor has let go of it', async ({
    page,
    openHost,
  }) => {
    const release = await hold(page, /\/third-party-fixes\.js$/);
    await openHost(`${tagHtml()}<h2 tabindex="-1">Breakfast</h2>`);
    await alive(page.locator('cat-tour-list'));
    const arrives = page.waitForResponse(/\/third-party-fixes\.js$/);
    await page.getByRole('link', { name: 'Reserve' }).first().focus();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    release();
    await (await arrives).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(() => document.activeElement!.localName)).toBe('body');
  });
});

test.describe('frames', () => {
  test('In a low frame a picture opens in a tab; a frame that listens is as tall as its tag', async ({
    page,
    context,
    consoleGuard,
  }) => {
    // A picture alone in a tab has no page to name its icon.
    consoleGuard.allow(/favicon/);
    await open(page, 'frames');
    const [low, tall] = ['low', 'tall'].map((id) => page.frameLocator(`#${id}`));
    await expect(tall!.locator('.shot').last()).toBeVisible();
    await expect
      .poll(async () => {
        const frame = (await page.locator('#tall').boundingBox())!;
        const tag = (await tall!.locator('cat-gallery').boundingBox())!;
        return Math.abs(tag.y + tag.height - frame.y - frame.height) < 30;
      })
      .toBe(true);
    expect((await page.locator('#low').boundingBox())!.height).toBe(400 + 4);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      low!.locator('.shot-link').first().click(),
    ]);
    expect(tab.url()).toMatch(/\/img\/gallery\/.*\.(jpg|webp)$/);
    await expect(low!.locator('dialog:popover-open, dialog[open]')).toHaveCount(0);
    await tall!.locator('.shot-link').first().click();
    await expect(tall!.getByRole('dialog', { name: /^Large picture: / })).toBeVisible();
  });

  test('What a frame tells is the tag and a height, and outside of a frame nothing is told', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ data }) => heard.push(data));
    });
    const heard = () => page.evaluate(() => (window as never as { heard: unknown[] }).heard);
    await open(page, 'frames');
    await expect
      .poll(heard)
      .toContainEqual({ type: 'cat-height', tag: 'cat-gallery', height: expect.any(Number) });
    await open(page, 'framed');
    await allAlive(page);
    await page.waitForLoadState('networkidle');
    expect(await heard()).toEqual([]);
  });
});

test("A copy of the loader on the hotel's server fetches all else from us", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'own-loader');
  await allAlive(page);
  const files = asked.filter((url) => /\/(c|data)\/.*\.js/.test(url));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((url) => !url.startsWith(origins.site))).toEqual([]);
  expect(asked).not.toContain(`${origins.site}/loader.js`);
});

for (const [what, spoil] of Object.entries({
  'refuses our elements': "customElements.define = () => { throw new Error('not here'); };",
  'closes every shadow root': `const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function () { return attachShadow.call(this, { mode: 'closed' }); };`,
})) {
  test(
    `A page that ${what} keeps its links, and hears of it once for each tag`,
    matrixOnly(!what.startsWith('refuses')),
    async ({ page, openHost, consoleGuard }) => {
      consoleGuard.allow(/\[cat\]/);
      const tags = [tagHtml(), tagHtml(), tagHtml('', 'cat-faq')];
      await openHost(`<script>${spoil}</script>${tags.join('')}`);
      await expect
        .poll(() => consoleGuard.ours().sort())
        .toEqual([
          expect.stringContaining('[cat] cat-faq: cannot be '),
          expect.stringContaining('[cat] cat-tour-list: cannot be '),
        ]);
      await expect(page.getByRole('link', { name: 'Cat history walking tours' })).toHaveCount(3);
      for (const fallback of await page.getByRole('link', { name: 'Cat history walking tours' }).all())
        await expect(fallback).toBeVisible();
    },
  );
}

test(
  'Shadow roots that come with a late definition are found, and those that are told of',
  rare,
  async ({ page }) => {
    await open(page, 'late-root');
    await expect(titles(page.locator('hotel-card cat-tour-list'))).toHaveText(tourTitles);
    await alive(page.locator('hotel-card > cat-price-calculator'));
    await expect(page.locator('#by-hand cat-testimonials .said').first()).toBeVisible();
  },
);
