import { page as home } from '#content/page-home';
import { urgency } from '#content/settings';
import { visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test('fills in the month of the urgency message without a layout shift', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-06-16T09:00:00'));
  await visit(page, '/tours');
  const message = page.getByText(urgency.text.replace('{Month}', 'July'));
  await expect(message).toBeVisible();
  const place = page.locator('[data-urgency]');
  const height = () => place.evaluate((element) => element.getBoundingClientRect().height);
  const filled = await height();
  await message.evaluate((element) => element.replaceChildren());
  expect(await height()).toBe(filled);
});

test('shows the company’s name in the header at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  const name = page.locator('.brand-name');
  await expect(name).toBeInViewport();
  const [brand, menu] = [
    await name.boundingBox(),
    await page.getByRole('button', { name: 'Open menu' }).boundingBox(),
  ];
  expect(brand!.x + brand!.width).toBeLessThan(menu!.x);
  expect(menu!.x + menu!.width).toBeLessThanOrEqual(320);
});

test('Hero image failure: keeps the plain background', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/hero\/home/, /Failed to load/);
  await page.route(/\/img\/hero\/home/, (route) => route.abort());
  await visit(page, '/');
  await expect(page.getByRole('img', { name: home.hero.imageAlt })).toBeVisible();
  await expect(page.locator('.hero img')).toHaveCount(0);
  expect(consoleGuard.lines.join('\n')).toMatch(/Failed to load image \S*\/img\/hero\/home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('exposes a wrapped e-mail address as one name', async ({ page }) => {
  for (const path of ['/tours/brooklyn-heights', '/contact']) {
    await visit(page, path);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes
      .filter(({ role }) => role?.value === 'link')
      .map(({ name }) => String(name?.value))
      .filter((name) => name.includes('@') && !name.startsWith('@'));
    expect(names.length, path).toBeGreaterThan(0);
    for (const name of names) expect([path, name]).toEqual([path, expect.not.stringContaining('@ ')]);
  }
});
