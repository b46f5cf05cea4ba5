import type { Page } from '@playwright/test';
import { PARTNER_PLACEHOLDER } from '../../../../loader/snippet';
import { findings } from '../../../helpers/access/axe';
import { loaderScript, pasted, tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { expect, test } from '../../fixtures';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => history.replaceState(null, '', '?cat-check'));
});

/** The lines of the list, each with its sign. */
const lines = async (page: Page): Promise<string[]> => {
  const list = page.getByRole('dialog', { name: 'Cat tours on this page' });
  await expect(list).toBeVisible();
  return list.getByRole('listitem').allTextContents();
};

test('A page in order is told so, for everything that can be seen from it', async ({ page, openHost }) => {
  await openHost(`<main><h1>Rooms</h1><h2>Around us</h2>${pasted('cat-tour-list')}</main>`);
  const said = await lines(page);
  expect(said.filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(said).toEqual(
    expect.arrayContaining([
      '✓ cat-tour-list has come to life.',
      expect.stringMatching(/^✓ cat-tour-list: “larkspur” is in (\d+) of \1 links/),
      '✓ cat-tour-list has a link inside for visitors without scripts.',
      '✓ The policy of this page has stopped nothing of ours.',
      '• The loader is 1.0.0.',
    ]),
  );
  const list = page.getByRole('dialog', { name: 'Cat tours on this page' });
  await expect(list).toContainText('Whether the booking provider credits it');
  await expect(list).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});

test('Each mistake is named', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/\[cat\]/);
  await openHost(
    [
      tagHtml(`partner="${PARTNER_PLACEHOLDER}"`),
      tagHtml('partner="Grand Hotel"', 'cat-faq'),
      tagHtml('layuot="list"', 'cat-price-calculator'),
      tagHtml('partner="larkspur"', 'cat-tours'),
      '<cat-video partner="larkspur" style="min-height: 300px"></cat-video>',
    ].join(''),
    { head: loaderScript + loaderScript },
  );
  expect(await lines(page)).toEqual(
    expect.arrayContaining([
      `✗ cat-tour-list has “${PARTNER_PLACEHOLDER}” for a partner: put your own short name in its place.`,
      '✗ cat-faq: “Grand Hotel” is no short name. Only letters, digits and hyphens are.',
      '✗ cat-price-calculator has no partner: its bookings count for nobody.',
      '✗ cat-price-calculator knows no attribute “layuot”.',
      '✗ cat-tours is no tag of ours.',
      '• cat-video has no link inside: without scripts nothing shows.',
      '✓ cat-video has room reserved, so that nothing moves when it comes.',
      '• The loader’s script stands here 2 times; once is enough.',
    ]),
  );
});

test('A policy that stops us is named, and so is a page without any tag', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/Content Security Policy|\[cat\]|Failed to load|violates|request failed: .* csp/);
  const policy = `script-src ${origins.site}; img-src 'self'`;
  await openHost(pasted('cat-tour-list'), { headers: { 'content-security-policy': policy } });
  expect((await lines(page)).filter((line) => line.includes('policy'))).toEqual([
    `✗ The policy of this page stops img-src: ${origins.site}.`,
  ]);
  await openHost('<p>Rooms</p>');
  expect(await lines(page)).toContain('✗ There is no tag of ours on this page.');
});

test('Nobody else sees or fetches it', async ({ page, openHost }) => {
  await page.addInitScript(() => history.replaceState(null, '', location.pathname));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHost(pasted('cat-tour-list'));
  await expect(page.locator('cat-tour-list').getByRole('listitem').first()).toBeVisible();
  expect(asked.filter((url) => /\/(rare|report)\.js/.test(url))).toEqual([]);
});
