import type { Locator, Page } from '@playwright/test';
import { delayRequests } from '../../../helpers/delay-requests';
import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { titles, tourList, tourTitles } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

// The pop-up fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const long = '<p>The house stands on a quiet street.</p>'.repeat(60);
const POP_UP = /\/pop-up\.js/;
const opener = (page: Page) => page.getByRole('button', { name: 'See the tours' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'See the tours' });
const scrollOf = (page: Page) => page.evaluate(() => scrollY);

const open = async (page: Page) => {
  await opener(page).click();
  await expect(titles(dialog(page))).toHaveText(tourTitles);
};
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test.describe('A pop-up', () => {
  test('closes by a press on the backdrop alone', async ({ page, openHost }) => {
    await openHost(tagHtml('display="dialog"') + long);
    await open(page);
    const { x, y, width, height } = await boxOf(dialog(page));
    const drag = async (from: [number, number], to: [number, number]) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 4 });
      await page.mouse.up();
    };
    const margin: [number, number] = [x + 4, y + height / 2];
    const outside: [number, number] = [x + width + 40, y + height / 2];
    await drag(margin, margin);
    await drag(margin, outside);
    await drag(outside, margin);
    await expect(dialog(page)).toBeVisible();
    await drag(outside, outside);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('keeps Escape and the wheel from the page, and Close in view', async ({ page, openHost }) => {
    await openHost(`${tagHtml('display="dialog"')}${long}
      <script>onkeydown = onkeyup = ({ key }) => { document.title = key; };</script>`);
    await open(page);
    // A press on text moves the focus out of the dialog.
    await dialog(page).getByText('See the tours').click();
    await titles(dialog(page)).first().hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBe(400);
    for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('link', { name: 'Cats About Town Tours' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect(await scrollOf(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await page.title()).not.toBe('Escape');
  });

  test('fills the window of a phone', async ({ page, openHost }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openHost(tagHtml('display="dialog"') + long);
    await open(page);
    expect(await boxOf(dialog(page))).toEqual({ x: 0, y: 0, width: 390, height: 664 });
    const { width, height } = await boxOf(page.getByRole('button', { name: 'Close' }));
    expect([width, height]).toEqual([44, 44]);
  });

  test('takes the text and surface that the page sets for its own look', async ({ page, openHost }) => {
    const colors = () =>
      dialog(page).evaluate((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return [color, backgroundColor];
      });
    const dark = '<style>body { background: #111; color: #fff; }</style>';
    const style = 'style="--cat-text: #fff; --cat-surface: #16193a"';
    await openHost(`${dark}${tagHtml(`display="dialog" look="match" ${style}`)}`);
    await open(page);
    expect(await colors()).toEqual(['rgb(255, 255, 255)', 'rgb(22, 25, 58)']);
    // Without a surface, the text must suit the browser's.
    for (const attributes of [
      'look="match" style="--cat-text: #fff"',
      'style="--cat-surface: transparent"',
    ]) {
      await openHost(dark + tagHtml(`display="dialog" ${attributes}`));
      await open(page);
      expect(await colors()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    }
  });

  test('opens again after the page has moved it', async ({ page, openHost }) => {
    await openHost(`${tagHtml('display="dialog"')}<div id="next"></div>`);
    await open(page);
    await tourList(page).evaluate((list) => document.querySelector('#next')!.append(list));
    await expect(dialog(page)).toBeHidden();
    await open(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('opens from a button of the page, and returns the focus to it', async ({ page, openHost }) => {
    await openHost(`${tagHtml('display="dialog" id="tours"')}
      <button commandfor="tours" command="--open">Walks</button>
      <button onclick="tours.open()">Our walks</button>`);
    await expect(opener(page)).toBeVisible();
    for (const name of ['Walks', 'Our walks']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await expect(titles(dialog(page))).toHaveText(tourTitles);
      await page.evaluate('tours.close()');
      await expect(dialog(page)).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('opens when it has loaded if a script opens it before', async ({ page, openHost }) => {
    await openHost(`${tagHtml('display="dialog" look="edition" lang="de" id="tours"')}
      <script>customElements.whenDefined('cat-tour-list').then(() => tours.open());</script>`);
    await expect(page.getByRole('dialog', { name: 'Touren ansehen' })).toBeVisible();
  });

  test('opens in the visible part of a frame that is higher than the screen', async ({ page, openHost }) => {
    const src = `${origins.site}/embed/tour-list?display=dialog`;
    await openHost(
      `${long}<iframe src="${src}" style="width: 600px; height: 3000px; border: 0"></iframe>${long}`,
    );
    const inside = page.frameLocator('iframe');
    await inside.getByRole('button', { name: 'See the tours' }).click();
    await page.evaluate(() => scrollBy(0, 900));
    await page.keyboard.press('Escape');
    await inside.locator('cat-tour-list').evaluate((list) => (list as unknown as { open(): void }).open());
    const box = inside.getByRole('dialog');
    await expect(box.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    const { height } = await boxOf(box);
    expect(height).toBeLessThanOrEqual(page.viewportSize()!.height);
  });

  test('leaves the page alone when it is opened while hidden', async ({ page, openHost, consoleGuard }) => {
    consoleGuard.allow(/cannot open while it is hidden/);
    await openHost(`${tagHtml('display="dialog" id="tours"')}<button onclick="tours.open()">Walks</button>`);
    await expect(opener(page)).toBeVisible();
    await tourList(page).evaluate((list: HTMLElement) => (list.hidden = true));
    await page.getByRole('button', { name: 'Walks' }).click();
    await expect.poll(consoleGuard.productLines).toHaveLength(1);
    await page.getByRole('button', { name: 'Walks' }).click();
  });
});

test.describe('The code of a pop-up', () => {
  test('opens the dialog when it comes after a press', async ({ page, openHost }) => {
    const release = await delayRequests(page, POP_UP);
    await openHost(tagHtml('display="dialog"'));
    await opener(page).click();
    await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(titles(dialog(page))).toHaveText(tourTitles);
    await expect(opener(page)).toHaveAttribute('aria-busy', 'false');
  });

  for (const display of ['dialog', 'floating'])
    test(`leaves the content of ${display} inline when it does not come`, async ({
      page,
      openHost,
      consoleGuard,
    }) => {
      consoleGuard.allow(/pop-up/, /Failed to load resource/);
      await delayRequests(page, POP_UP);
      await openHost(tagHtml(`display="${display}"`));
      await opener(page).click();
      await expect(titles(tourList(page))).toHaveText(tourTitles);
      await expect(opener(page)).toHaveCount(0);
      const { width } = await boxOf(tourList(page).getByRole('listitem').first());
      expect(width).toBeGreaterThan(200);
    });
});

test.describe('A floating button', () => {
  test('stays in the corner of the window, and its element takes no space', async ({ page, openHost }) => {
    const row = (attributes: string) =>
      `<div style="display: flex; gap: 20px"><p>Rooms</p>${tagHtml(attributes)}<p>Breakfast</p></div>${long}`;
    await openHost(row('display="floating" label="Walks with cats"'));
    const button = page.getByRole('button', { name: 'Walks with cats' });
    const { width, height } = page.viewportSize()!;
    const distances = async () => {
      const box = await boxOf(button);
      return [width - box.x - box.width, height - box.y - box.height];
    };
    expect(await distances()).toEqual([20, 20]);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrollOf(page)).toBe(900);
    expect(await distances()).toEqual([20, 20]);
    expect((await boxOf(button)).width).toBeLessThan(200);
    await tourList(page).evaluate((list) => list.style.setProperty('--cat-offset', '30px'));
    expect(await distances()).toEqual([50, 50]);
    const rooms = await boxOf(page.getByText('Rooms', { exact: true }));
    const breakfast = await boxOf(page.getByText('Breakfast', { exact: true }));
    expect(breakfast.x - rooms.x - rooms.width).toBe(20);
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Walks with cats' })).toBeVisible();
  });
});

test('A pop-up is only as wide as its button where the page positions it', async ({ page, openHost }) => {
  await openHost(tagHtml('display="dialog" style="position: fixed; right: 20px; bottom: 20px"'));
  const { x, width } = await boxOf(opener(page));
  expect(x + width).toBe(page.viewportSize()!.width - 20);
});
