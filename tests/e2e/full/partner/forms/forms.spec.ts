import { snippet } from '../../../../../loader/snippet';
import { CREDIT, widget } from '../../../../helpers/partner-widget';
import { tourPlaces } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

test('keeps the links when the integrity hash does not match', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/integrity/, /request failed/);
  const script = { path: '/v1/loader.js', integrity: `sha384-${'A'.repeat(64)}` };
  await openHost(snippet({ ...widget, script }), { head: '' });
  await expect(page.getByRole('link', { name: tourPlaces[2] })).toHaveAttribute('href', CREDIT);
  expect(await page.evaluate(() => Boolean(customElements.get('cat-tour-list')))).toBe(false);
});
