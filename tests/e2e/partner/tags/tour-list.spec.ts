import { business } from '#content/settings';
import { cards } from '#content/tour-cards';
import { tours } from '#content/tours';
import type { Locator, Page } from '@playwright/test';
import { origins } from '../../../helpers/origins';
import { waitUntilMounted, titles, tourList, tourTitles, visit } from '../../../helpers/tags';
import { wordOf } from '../../../helpers/project/content';
import { expect, test } from '../../fixtures';

const privateTours = tourTitles[3];

/** Returns the text of the focused element, or "search" for the field. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('type') === 'search' ? 'search' : (active?.textContent ?? '').trim();
  });
const fieldOf = (list: Locator) => list.getByRole('searchbox', { name: 'Search the tours' });

test.describe('cat-tour-list', () => {
  let list: Locator;

  test.beforeEach(async ({ page }) => {
    await visit(page, `${origins.partners}/plain`);
    list = tourList(page);
    await waitUntilMounted(list);
  });

  test('clears the search by its button and by Escape, and ignores Enter', async ({ page }) => {
    const field = fieldOf(list);
    const address = page.url();
    await field.fill(wordOf('lower-east-side'));
    await field.press('Enter');
    await expect(titles(list)).toHaveText([tourTitles[2]]);
    await list.getByRole('button', { name: 'Clear' }).click();
    await expect(titles(list)).toHaveText(tourTitles);
    await expect(field).toBeFocused();
    await field.fill(wordOf('lower-east-side'));
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(titles(list)).toHaveText(tourTitles);
    expect(page.url()).toBe(address);
  });

  test('has a tab order that follows the reading order', async ({ page }) => {
    await fieldOf(list).focus();
    const walk = async (steps: number) => {
      const order = [await focused(page)];
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press('Tab');
        order.push(await focused(page));
      }
      return order;
    };
    const cards = tourTitles.flatMap((title) => [
      title,
      title === privateTours ? 'Contact Us' : 'Reserve Your Spot',
    ]);
    expect(await walk(cards.length + 1)).toEqual(['search', ...cards, business.name]);
    await fieldOf(list).focus();
    await page.keyboard.type(wordOf('lower-east-side'));
    await expect(titles(list)).toHaveCount(1);
    expect(await walk(3)).toEqual(['search', 'Clear', tourTitles[2], 'Reserve Your Spot']);
  });

  test('shows the price of each tour, and names tours and their buttons for a screen reader', async () => {
    await expect(list.locator('[part=detail]')).toHaveText(cards.map(({ detail }) => detail));
    // The host page names its landmarks.
    await expect(list.getByRole('search')).toHaveCount(0);
    await expect(list.getByRole('listitem')).toHaveCount(4);
    const buttons = list.getByRole('link', { name: 'Reserve Your Spot' });
    await expect(buttons).toHaveCount(3);
    for (const [index, button] of (await buttons.all()).entries())
      await expect(button).toHaveAccessibleDescription(new RegExp(`^${tourTitles[index]}`));
    await expect(list.getByRole('link', { name: 'Contact Us' })).toHaveAccessibleDescription(
      new RegExp(`^${privateTours}`),
    );
    for (const [index, image] of (await list.getByRole('img').all()).entries())
      await expect(image).toHaveAccessibleName(cards[index]!.imageAlt);
  });
});

test('Tour or gallery image failure: shows the placeholder after a retry as WebP', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/img\/tours\/brooklyn-heights/, /Failed to load resource/);
  const requested: string[] = [];
  await page.route(/\/img\/tours\/brooklyn-heights/, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  await openHost('<cat-tour-list tours="brooklyn-heights"></cat-tour-list>');
  const picture = tourList(page).getByRole('img');
  await expect(picture).toHaveAttribute('src', /\/img\/placeholder\/tour-/);
  await expect(picture).toHaveAttribute('alt', tours[0]!.imageAlt);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(requested).toHaveLength(2);
  expect(requested.at(-1)).toMatch(/\.webp$/);
});
