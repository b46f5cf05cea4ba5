import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';
import { tourHeadings } from './project/content';
import { titles, tourTitles } from './tags';

/** Differences between the pages that show a tour list. */
export interface ListPage {
  /** Our own site: no line that says whose tours these are. */
  home: boolean;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('type') === 'search' ? 'search' : (active?.textContent ?? '').trim();
  });

const messageOf = (list: Locator) => list.getByRole('status');
const fieldOf = (list: Locator) => list.getByRole('searchbox', { name: 'Search the tours' });

/** The steps of a visitor in a tour list, the same wherever it is: each title is a test. */
export const tourListSteps: Record<string, (page: Page, list: Locator, at: ListPage) => Promise<void>> = {
  'shows the four tours with duration and price'(_page, list) {
    return expect(list.getByRole('heading')).toHaveText(tourHeadings);
  },

  async 'finds tours by title, teaser and description, whatever the case, and says how many'(_page, list) {
    const field = fieldOf(list);
    await expect(messageOf(list)).toHaveText('');
    const searches: [query: string, found: readonly string[]][] = [
      ['cat tour', tourTitles.slice(0, 3)],
      ['VERY UNLUCKY WEEK', ['Financial District Cat Tour']],
      ['  jerry fox ', ['Brooklyn Heights Cat Tour']],
      ['book clubs', ['Private Tours']],
      ['bowery', ['Lower East Side Cat Tour']],
    ];
    for (const [query, found] of searches) {
      await field.fill(query);
      await expect(titles(list), query).toHaveText(found);
      await expect(messageOf(list)).toHaveText(`Found ${found.length} tour(s) matching "${query.trim()}"`);
    }
    await field.fill('   ');
    await expect(titles(list)).toHaveText(tourTitles);
    await expect(messageOf(list)).toHaveText('');
  },

  async 'takes brackets, quotes and markup in a search as plain text'(_page, list) {
    for (const query of ['(.*', '"', '<img src=x onerror=alert(1)>', '\\', 'a'.repeat(300)]) {
      await fieldOf(list).fill(query);
      await expect(messageOf(list)).toHaveText(`No tours found matching "${query}"`);
    }
  },

  async 'says in plain words that no tour matches, and shows all again at one press'(page, list) {
    await fieldOf(list).fill('zeppelin');
    await expect(messageOf(list)).toHaveText('No tours found matching "zeppelin"');
    await expect(list.getByRole('heading', { name: 'No tours found', exact: true })).toBeVisible();
    await expect(list.getByText('Try adjusting your search or browse all tours.')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(0);
    await list.getByRole('button', { name: 'View all tours' }).click();
    await expect(titles(list)).toHaveText(tourTitles);
    await expect(fieldOf(list)).toHaveValue('');
    await expect(messageOf(list)).toHaveText('');
    await expect(fieldOf(list), 'the focus is not lost with the button').toBeFocused();
    await expect(list.page()).toHaveURL(page.url());
  },

  async 'is cleared by its button and by Escape, and Enter in it leads nowhere'(page, list) {
    const field = fieldOf(list);
    const address = page.url();
    await field.fill('bowery');
    await field.press('Enter');
    await expect(titles(list)).toHaveText(['Lower East Side Cat Tour']);
    await list.getByRole('button', { name: 'Clear' }).click();
    await expect(titles(list)).toHaveText(tourTitles);
    await expect(list.getByRole('button', { name: 'Clear' })).toHaveCount(0);
    await expect(field, 'the focus is not lost with the button').toBeFocused();
    await field.fill('bowery');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(titles(list)).toHaveText(tourTitles);
    expect(page.url()).toBe(address);
  },

  async 'is walked through with the Tab key in the order it is read'(page, list, { home }) {
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
      title === 'Private Tours' ? 'Contact Us' : 'Reserve Your Spot',
    ]);
    const end = home ? [] : ['Cats About Town Tours'];
    expect(await walk(cards.length + end.length)).toEqual(['search', ...cards, ...end]);
    await fieldOf(list).focus();
    await page.keyboard.type('bowery');
    await expect(titles(list)).toHaveCount(1);
    expect(await walk(3)).toEqual(['search', 'Clear', 'Lower East Side Cat Tour', 'Reserve Your Spot']);
  },

  async 'names each tour for a screen reader, its buttons by their tour'(_page, list) {
    // A landmark is the page's to name.
    await expect(list.getByRole('search')).toHaveCount(0);
    await expect(list.getByRole('searchbox')).toHaveCount(1);
    await expect(list.getByRole('listitem')).toHaveCount(4);
    const buttons = list.getByRole('link', { name: 'Reserve Your Spot' });
    await expect(buttons).toHaveCount(3);
    for (const [index, button] of (await buttons.all()).entries()) {
      await expect(button).toHaveAccessibleDescription(new RegExp(`^${tourTitles[index]}`));
    }
    await expect(list.getByRole('link', { name: 'Contact Us' })).toHaveAccessibleDescription(
      /^Private Tours/,
    );
    for (const image of await list.getByRole('img').all())
      await expect(image).toHaveAccessibleName(/^An? .{20}/);
  },
};
