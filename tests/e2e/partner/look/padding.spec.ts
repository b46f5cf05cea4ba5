import { origins } from '../../../helpers/origins';
import { tagHtml } from '../../../helpers/host-page';
import { allAlive, visit } from '../../../helpers/tags';
import { readdirSync, existsSync } from 'node:fs';
import { expect, test } from '../../fixtures';

/** A button is as large as its words; everything else has an inside. */
const tags = readdirSync('widgets')
  .filter((folder) => existsSync(`widgets/${folder}/element.ts`) && !folder.endsWith('-button'))
  .map((folder) => `cat-${folder}`);

test('Every tag keeps its content as far from its edge as the page asks for', async ({ page, openHost }) => {
  await openHost(tags.map((tag) => tagHtml('style="--cat-pad: 37px"', tag)).join(''));
  await allAlive(page);
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

test('A form touches no edge on a hotel page, and stands flush with the text on our own', async ({
  page,
}) => {
  const inset = (tag: string) =>
    page.locator(tag).evaluate((element) => {
      const field = element.shadowRoot!.querySelector('input')!;
      return field.getBoundingClientRect().left - element.getBoundingClientRect().left;
    });
  await visit(page, `${origins.partners}/forms`);
  await allAlive(page);
  expect(await inset('cat-contact')).toBe(16);
  expect(await inset('cat-newsletter')).toBe(16);
  await visit(page, '/contact');
  expect(await inset('cat-contact')).toBe(0);
});
