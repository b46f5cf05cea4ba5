import { registry } from '../../../../../widgets/registry';
import { loaderScript, tagHtml } from '../../../../helpers/host-page';
import { origins } from '../../../../helpers/origins';
import { allHydrated } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

const tags = Object.keys(registry);
const head = `<script src="${origins.partners}/host/prototype.js"></script>${loaderScript}`;

// Prototype.js replaces `Array.from` and more.
test.describe('Prototype.js', () => {
  test('changes nothing of what each element shows', async ({ page, openHost }) => {
    const body = tags.map((tag) => tagHtml('', tag)).join('');
    const shown = () =>
      page.evaluate(
        (names) =>
          names.map((name) => {
            const wrapper = document.querySelector(name)!.shadowRoot!.querySelector('[data-cat]')!;
            const parts = [...wrapper.querySelectorAll('*')].map(
              (part) => `<${part.localName}>${part.ariaLabel ?? ''}`,
            );
            return `${name}: ${wrapper.textContent} ${parts.join('')}`;
          }),
        tags,
      );
    await openHost(body);
    await allHydrated(page);
    // Some content renders shortly after the element is defined.
    let plain: string[] = [];
    const settles = async () => {
      const before = plain;
      plain = await shown();
      return String(before) === String(plain);
    };
    await expect.poll(settles, { intervals: [500] }).toBe(true);
    await openHost(body, { head });
    expect(await page.evaluate(() => Array.from({ length: 1 }, () => 'ours'))).not.toEqual(['ours']);
    await allHydrated(page);
    await expect.poll(shown).toEqual(plain);
  });
});
