import { countMemory, expectNoLeak } from '../../helpers/memory';
import { origins } from '../../helpers/origins';
import { visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

// A list, a form and pictures; all elements share the code that mounts them.
for (const [tag, cycles] of [
  ['cat-tour-list', 1000],
  ['cat-contact', 300],
  ['cat-gallery', 300],
] as const) {
  test(`leaks nothing when <${tag}> is added, moved and removed ${cycles} times`, async ({ page }) => {
    test.setTimeout(240_000);
    await visit(page, `${origins.partners}/plain`);
    await page.evaluate((name) => document.body.append(document.createElement(name)), tag);
    await expect(page.locator(tag).last().locator('[part]').first()).toBeAttached();
    const held = await countMemory(page);
    const cycle = (times: number) =>
      page.evaluate(
        async ([name, count]) => {
          const [one, other] = [document.createElement('div'), document.createElement('div')];
          document.body.append(one, other);
          for (let time = 0; time < count; time++) {
            const element = document.createElement(name);
            one.append(element);
            await new Promise((resolve) => setTimeout(resolve));
            other.append(element);
            if (!element.shadowRoot?.querySelector('[part]')) throw new Error(`${name} drew nothing`);
            element.remove();
            await new Promise((resolve) => setTimeout(resolve));
          }
          one.remove();
          other.remove();
        },
        [tag, times] as const,
      );

    await cycle(50);
    const before = await held();
    await cycle(cycles);
    await expectNoLeak(held, before, { nodes: 50, listeners: 10, heap: 300_000 });
  });
}
