import { registry } from '../../../../widgets/registry';
import { loaderScript, tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { allAlive } from '../../../helpers/tags';
import { expect, matrixOnly, test } from '../../fixtures';

const tags = Object.keys(registry);
const libraries = ['prototype', 'mootools'];

for (const library of libraries) {
  const head = `<script src="${origins.partners}/host/${library}.js"></script>${loaderScript}`;

  test(
    `${library}: every tag shows what it shows in a page without it`,
    matrixOnly(library !== libraries[0]),
    async ({ page, openHost }) => {
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
      await allAlive(page);
      // Once it has settled: some of it comes a moment after the tag is alive.
      let plain: string[] = [];
      const settles = async () => {
        const before = plain;
        plain = await shown();
        return String(before) === String(plain);
      };
      await expect.poll(settles, { intervals: [500] }).toBe(true);
      await openHost(body, { head });
      expect(await page.evaluate(() => Array.from({ length: 1 }, () => 'ours'))).not.toEqual(['ours']);
      await allAlive(page);
      await expect.poll(shown).toEqual(plain);
    },
  );

  test(
    `${library}: the next quote comes into view, and the page stays where it is`,
    matrixOnly(library !== libraries[0]),
    async ({ page, openHost }) => {
      await openHost(`${tagHtml('', 'cat-testimonials')}<div style="height: 3000px"></div>`, { head });
      await allAlive(page);
      await page.getByRole('button', { name: 'Quote 3 of' }).click();
      const list = page.locator('cat-testimonials .carousel-list');
      await expect
        .poll(() => list.evaluate((element) => element.scrollLeft / element.clientWidth))
        .toBeCloseTo(2, 1);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
}
