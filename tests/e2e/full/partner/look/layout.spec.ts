import type { Locator, Page } from '@playwright/test';
import { origins } from '../../../../helpers/origins';
import { allHydrated, visit } from '../../../../helpers/tags';
import { wordOf } from '../../../../helpers/project/content';
import { expect, test } from '../../../fixtures';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Elements that fill their container. */
const blocks = 'main > cat-price-calculator, main * > cat-price-calculator, #stage > cat-tour-list';

/**
 * Returns the box of an element, and the box of a `div` with the same class and style in its position. The `div` contains
 * words of 80 to 640 pixels, and a block of the element's height.
 */
const boxes = (tag: Locator): Promise<{ tag: Box; div: Box }> =>
  tag.evaluate((element) => {
    const box = (of: Element) => {
      const { x, y, width, height } = of.getBoundingClientRect();
      return {
        x: Math.round(x),
        y: Math.round(y + scrollY),
        width: Math.round(width),
        height: Math.round(height),
      };
    };
    const own = box(element);
    const content = element.shadowRoot!.querySelector('[data-cat]')!.getBoundingClientRect();
    const div = document.createElement('div');
    for (const name of ['class', 'style']) {
      if (element.hasAttribute(name)) div.setAttribute(name, element.getAttribute(name)!);
    }
    const words = document.createElement('div');
    words.style.cssText = 'height: 0; overflow: hidden; font-size: 0; min-width: 0; flex: 0';
    for (let word = 0; word < 8; word += 1) {
      const letter = words.appendChild(document.createElement('span'));
      letter.style.cssText = 'display: inline-block; width: 80px';
    }
    const rest = document.createElement('div');
    rest.style.cssText = `contain: inline-size; width: 100%; height: ${content.height}px`;
    div.append(words, rest);
    element.replaceWith(div);
    const other = box(div);
    div.replaceWith(element);
    return { tag: own, div: other };
  });

async function expectSameBoxes(page: Page, name: string): Promise<void> {
  await visit(page, `${origins.partners}/${name}`);
  await allHydrated(page);
  const tags = page.locator(blocks);
  const count = await tags.count();
  expect(count).toBeGreaterThan(2);
  const different: unknown[] = [];
  for (let at = 0; at < count; at += 1) {
    const tag = tags.nth(at);
    const found = await boxes(tag);
    const place = await tag.evaluate(
      (element) => `${element.parentElement!.className} > ${element.className}`,
    );
    if (JSON.stringify(found.tag) !== JSON.stringify(found.div)) different.push({ place, ...found });
  }
  expect(different).toEqual([]);
}

for (const [name, width] of [
  ['wordpress-blocks', 1280],
  ['places', 390],
] as const) {
  test(`gives elements on the ${name} page the box of a div, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await expectSameBoxes(page, name);
  });
}

test('is hidden by a framework’s class and by the attribute', async ({ page, openHost }) => {
  await visit(page, `${origins.partners}/bootstrap`);
  await allHydrated(page);
  await expect(page.locator('cat-faq.d-none')).toBeHidden();
  await expect(page.locator('cat-price-calculator')).toBeVisible();
  await openHost(
    '<cat-price-calculator hidden></cat-price-calculator><cat-reserve-button hidden></cat-reserve-button>',
  );
  await allHydrated(page);
  for (const tag of await page.locator('cat-price-calculator, cat-reserve-button').all()) {
    await expect(tag).toBeHidden();
  }
});

test('renders buttons inline with the text around them', async ({ page }) => {
  await visit(page, `${origins.partners}/places`);
  await allHydrated(page);
  const line = page.locator('.centered-words');
  const [reserve, help, around] = await Promise.all(
    [line.locator('cat-reserve-button'), line.locator('cat-help-button'), line].map(
      async (each) => (await each.boundingBox())!,
    ),
  );
  for (const tag of ['cat-reserve-button', 'cat-help-button']) {
    const plate = await line.locator(tag).locator('.button').boundingBox();
    expect(plate).toEqual(await line.locator(tag).boundingBox());
  }
  expect(help!.y).toBe(reserve!.y);
  const before = reserve!.x - around!.x;
  const after = around!.x + around!.width - (help!.x + help!.width);
  expect(Math.abs(before - after)).toBeLessThan(2);
});

const undone = [
  'opacity: 0.3; filter: invert(1); mix-blend-mode: difference',
  'transform: rotate(3deg); rotate: 5deg; scale: 1.4; translate: 9px; zoom: 2',
  'clip-path: inset(30%); mask: linear-gradient(#000, #0000)',
  'columns: 3; writing-mode: vertical-rl',
  'animation: gone 1s infinite alternate; transition: all 9s',
];

test('undoes filters, transforms, clipping, columns and animations of the page', async ({
  page,
  openHost,
}) => {
  const shot = async (rule: string) => {
    await openHost(`<style>body { margin: 0; background: #fff; text-align: right; pointer-events: none }
      @keyframes gone { to { opacity: 0; transform: rotate(9deg) } }
      cat-price-calculator { ${rule} }</style><cat-price-calculator></cat-price-calculator>`);
    await allHydrated(page);
    return page.screenshot();
  };
  const plain = await shot('');
  for (const css of undone) {
    const important = css.replaceAll(';', ' !important;').concat(' !important');
    expect((await shot(important)).equals(plain), important).toBe(true);
  }
});

test('inherits visibility but not pointer-events', async ({ page, openHost }) => {
  await openHost(`<div style="visibility: hidden"><cat-price-calculator></cat-price-calculator></div>
    <div style="pointer-events: none; color: red; font: 9px fantasy; text-transform: uppercase">
    <cat-tour-list></cat-tour-list></div>`);
  await allHydrated(page);
  await expect(page.locator('cat-price-calculator').locator('input')).toBeHidden();
  await page.locator('cat-tour-list').getByRole('searchbox').fill(wordOf('financial-district'));
  await expect(page.locator('cat-tour-list').getByRole('listitem')).not.toHaveCount(4);
  const style = await page.locator('cat-tour-list').evaluate((tag) => {
    const { pointerEvents, textTransform } = getComputedStyle(tag.shadowRoot!.querySelector('p')!);
    return { pointerEvents, textTransform };
  });
  expect(style).toEqual({ pointerEvents: 'auto', textTransform: 'none' });
});
