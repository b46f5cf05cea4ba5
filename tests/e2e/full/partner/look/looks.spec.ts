import { existsSync, readdirSync } from 'node:fs';
import { lowContrast } from '../../../../helpers/access/low-contrast';
import { loaderScript, tagHtml } from '../../../../helpers/host-page';
import { allHydrated } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

const tags = readdirSync('widgets')
  .filter((folder) => existsSync(`widgets/${folder}/element.ts`))
  .map((folder) => `cat-${folder}`);

/** Private custom properties that a page may use for itself. */
const privateNames =
  ':root { --_text: red; --_muted: red; --_surface: lime; --_surface-raised: lime; --_link: red; --_line: lime; --_display: fantasy; --_font: fantasy; --_pad: 99px; --_gap: 99px; --_accent: lime; --_error: lime }';

/** CSS of host pages, and the looks to try on them; the brand theme has its own colors. */
const hosts: Record<string, [css: string, looks: string[]]> = {
  'an empty page': ['', ['', 'match', 'edition']],
  'a dark page without a color scheme': ['body { background: #242943; color: #fff }', ['', 'match']],
  'a page of the dark color scheme': [':root { color-scheme: dark }', ['', 'match', 'edition']],
  'a page of brown on cream': ['body { background: #f6efe0; color: #4b3621 }', ['match']],
  'a page that uses our private names': [privateNames, ['', 'edition']],
};

for (const [host, [css, looks]] of Object.entries(hosts)) {
  for (const look of looks) {
    test(`keeps the text of every element readable in ${host}, look "${look}"`, async ({
      page,
      openHost,
    }) => {
      await openHost(tags.map((tag) => tagHtml(`look="${look}"`, tag)).join('\n'), {
        head: `<style>${css}</style>${loaderScript}`,
      });
      await allHydrated(page);
      await expect(page.locator('[data-cat][style*=opacity]')).toHaveCount(0);
      for (const tag of tags) expect(await page.locator(tag).evaluate(lowContrast), tag).toEqual([]);
    });
  }
}

test('takes font, size and color from the page with look="match"', async ({ page, openHost }) => {
  await openHost(
    `<div style="font: 300 19px/1.7 Georgia; color: rgb(80, 0, 80)">${tagHtml('look="match"')}
     ${tagHtml('look="match" style="--cat-font: Arial; --cat-font-display: Impact"', 'cat-price-calculator')}</div>`,
  );
  await allHydrated(page);
  const style = (tag: string, selector: string) =>
    page.locator(tag).evaluate((element, selector) => {
      const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(
        element.shadowRoot!.querySelector(selector)!,
      );
      return { fontFamily, fontSize, fontWeight, color };
    }, selector);
  const color = 'rgb(80, 0, 80)';
  expect(await style('cat-tour-list', '[data-cat]')).toEqual({
    fontFamily: 'Georgia',
    fontSize: '19px',
    fontWeight: '300',
    color,
  });
  expect(await style('cat-tour-list', 'h3')).toEqual({
    fontFamily: 'Georgia',
    fontSize: '21.375px',
    fontWeight: '700',
    color,
  });
  expect((await style('cat-tour-list', 'input')).fontFamily).toBe('Georgia');
  expect((await style('cat-tour-list', '.button')).fontWeight).toBe('600');
  expect((await style('cat-price-calculator', 'h3')).fontFamily).toBe('Impact');
  expect((await style('cat-price-calculator', 'label')).fontFamily).toBe('Arial');
});

test('takes colors, radius and fonts from custom properties with look="edition"', async ({
  page,
  openHost,
}) => {
  const set =
    '--cat-text: rgb(0, 40, 0); --cat-surface: rgb(240, 255, 240); --cat-accent: rgb(255, 220, 0); --cat-accent-text: rgb(40, 0, 0); --cat-radius: 17px; --cat-font: Arial';
  await openHost(
    tagHtml(`look="edition" style="${set}"`) + tagHtml('look="edition"', 'cat-price-calculator'),
  );
  await allHydrated(page);
  const style = (tag: string, selector: string) =>
    page.locator(tag).evaluate((element, selector) => {
      const { fontFamily, color, backgroundColor, borderRadius } = getComputedStyle(
        element.shadowRoot!.querySelector(selector)!,
      );
      return { fontFamily, color, backgroundColor, borderRadius };
    }, selector);
  expect(await style('cat-tour-list', '[data-cat]')).toEqual({
    fontFamily: 'Arial',
    color: 'rgb(0, 40, 0)',
    backgroundColor: 'rgb(240, 255, 240)',
    borderRadius: '17px',
  });
  expect(await style('cat-tour-list', 'h3')).toMatchObject({ fontFamily: 'Arial', color: 'rgb(0, 40, 0)' });
  expect(await style('cat-tour-list', '.tour-detail')).toMatchObject({ color: 'rgb(0, 40, 0)' });
  // The button and the sign on a picture have the accent color.
  for (const selector of ['.button', '.tour:not([data-lead]) .tour-sign'])
    expect(await style('cat-tour-list', selector), selector).toMatchObject({
      color: 'rgb(40, 0, 0)',
      backgroundColor: 'rgb(255, 220, 0)',
    });
  expect(await page.locator('cat-tour-list').evaluate(lowContrast)).toEqual([]);
  // The brand theme, without custom properties.
  expect(await style('cat-price-calculator', '[data-cat]')).toMatchObject({
    color: 'rgb(22, 25, 58)',
    backgroundColor: 'rgb(251, 233, 225)',
    borderRadius: '2px',
  });
});
