import { eachStop } from '../../../helpers/access/focus';
import { waitUntilMounted, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test('hides the help button over the form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, '/contact');
  const form = page.locator('cat-contact');
  await waitUntilMounted(form);
  const help = page.getByRole('link', { name: 'Need help?' });
  const send = form.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(form.getByText('3 fields need another look.')).toBeVisible();
  const box = (await page.locator('.contact-help').boundingBox())!;
  const watched = form.locator('input:not([tabindex]), textarea, .form-error, .form-summary, [type=submit]');
  expect(await watched.count()).toBe(10);
  for (const element of await watched.all()) {
    // To the position of the button.
    await element.evaluate((node, top) => scrollBy(0, node.getBoundingClientRect().top - top), box.y);
    await expect(help).toBeHidden();
  }
  await page.locator('#faq').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(help).toBeVisible();
});

test('covers no focused element with the help button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/contact');
  await waitUntilMounted(page.locator('cat-contact'));
  const strip = page.locator('.contact-help');
  const { x, y, width, height } = (await strip.boundingBox())!;
  expect([x, width, Math.round(y + height)]).toEqual([0, 390, 844]);
  const covered: string[] = [];
  const stops = await eachStop(page, async ({ name, box }) => {
    if (/Need help/.test(name) || box.bottom <= y || box.top >= y + height) return;
    // It hides within a frame or two; the page may still scroll.
    await page.waitForFunction(isClear, undefined, { timeout: 5000 }).catch(() => covered.push(name));
  });
  expect(stops).toBeGreaterThan(30);
  expect(covered).toEqual([]);
});

/** Runs in the page. Returns whether the strip covers the focused element. */
function isClear(): boolean {
  const strip = document.querySelector('.contact-help')!;
  let focused = document.activeElement!;
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const { top, bottom } = focused.getBoundingClientRect();
  const { top: from, bottom: to } = strip.getBoundingClientRect();
  return !strip.checkVisibility({ visibilityProperty: true }) || bottom <= from || top >= to;
}
