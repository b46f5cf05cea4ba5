import { origins } from '../../../../helpers/origins';
import { tagHtml } from '../../../../helpers/host-page';
import { allHydrated, visit } from '../../../../helpers/tags';
import { readdirSync, existsSync } from 'node:fs';
import { expect, test } from '../../../fixtures';

/** All elements except buttons, which have no padding of their own. */
const tags = readdirSync('widgets')
  .filter((folder) => existsSync(`widgets/${folder}/element.ts`) && !folder.endsWith('-button'))
  .map((folder) => `cat-${folder}`);

test('applies --cat-pad to every element', async ({ page, openHost }) => {
  await openHost(tags.map((tag) => tagHtml('style="--cat-pad: 37px"', tag)).join(''));
  await allHydrated(page);
  const unpadded = await page.evaluate(
    (names) =>
      names.filter((name) =>
        [...document.querySelector(name)!.shadowRoot!.querySelectorAll('[data-cat] *')].every(
          (element) => getComputedStyle(element).paddingLeft !== '37px',
        ),
      ),
    tags,
  );
  expect(unpadded).toEqual([]);
});

test('pads forms on a partner page and aligns them with the text first-party', async ({ page }) => {
  const inset = (tag: string) =>
    page.locator(tag).evaluate((element) => {
      const field = element.shadowRoot!.querySelector('input')!;
      return field.getBoundingClientRect().left - element.getBoundingClientRect().left;
    });
  await visit(page, `${origins.partners}/forms`);
  await allHydrated(page);
  expect(await inset('cat-contact')).toBe(16);
  expect(await inset('cat-newsletter')).toBe(16);
  await visit(page, '/contact');
  expect(await inset('cat-contact')).toBe(0);
});
