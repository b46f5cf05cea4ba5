import { findings } from '../../helpers/access/axe';
import { visit, waitUntilMounted } from '../../helpers/tags';
import { expect, test } from '../fixtures';

// Other pages and states are in full/access.
test.use({
  viewport: { width: 390, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  bypassCSP: true,
});

test('axe finds nothing on the light home page and in a dark refused form', async ({ page }) => {
  await visit(page, '/');
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/contact');
  const form = page.locator('cat-contact');
  await waitUntilMounted(form);
  await form.getByRole('button', { name: /Send/ }).click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
