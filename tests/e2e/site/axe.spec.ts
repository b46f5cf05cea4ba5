import { findings } from '../../helpers/access/axe';
import { visit, waitUntilMounted } from '../../helpers/tags';
import { expect, test } from '../fixtures';

// Other pages and states are in full/access.
test.use({
  viewport: { width: 390, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  bypassCSP: true,
});

test('axe finds nothing on the home page and in a refused form, light and dark', async ({ page }) => {
  await visit(page, '/');
  const expectNone = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page), colorScheme).toEqual([]);
    }
  };
  await expectNone();
  await visit(page, '/contact');
  const form = page.locator('cat-contact');
  await waitUntilMounted(form);
  await form.getByRole('button', { name: /Send/ }).click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectNone();
});
