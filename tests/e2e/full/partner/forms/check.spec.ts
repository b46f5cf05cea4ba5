import { loaderScript, prerenderedSnippet, snippetHtml, tagHtml } from '../../../../helpers/host-page';
import { origins } from '../../../../helpers/origins';
import { expect, test } from '../../../fixtures';

test('?cat-check lists the findings in a box and prints them', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/\[cat\]/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const line = page.getByRole('status').filter({ hasText: /^Cat tours:/ });
  const box = page.locator('#cat-check');
  await openHost(snippetHtml('cat-tour-list'));
  await expect(page.locator('cat-tour-list').getByRole('listitem').first()).toBeVisible();
  expect(requested.filter((url) => /\/(on-demand|report|element-options)\.js/.test(url))).toEqual([]);

  await page.addInitScript(() => {
    if (parent === window) history.replaceState(null, '', '?cat-check');
  });
  const lazy = '<div style="height: 6000px"></div><cat-faq partner="larkspur" loading="lazy"></cat-faq>';
  await openHost((await prerenderedSnippet('cat-tour-list')) + lazy);
  await expect(line).toHaveText('Cat tours: checking…');
  await expect(line).toHaveText('Cat tours: all in order.');

  const table = page.waitForEvent('console', (message) => message.type() === 'table');
  await openHost(
    `${tagHtml('partner="larkspur" layuot="list"')}<iframe title="Tours" sandbox="allow-scripts" src="${origins.site}/embed/faq?partner=larkspur"></iframe>`,
    { head: loaderScript, headers: { 'content-security-policy': `script-src ${origins.site}` } },
  );
  await expect(line).toHaveText('Cat tours: 2 things to fix.');
  const findings = (await (await table).args()[0]!.jsonValue()) as { text: string }[];
  const wrong = [
    'cat-tour-list knows no attribute “layuot”. Do you mean layout?',
    'The sandbox of the frame of cat-faq lacks: allow-popups allow-popups-to-escape-sandbox.',
  ];
  expect(findings.map(({ text }) => text)).toEqual(expect.arrayContaining(wrong));
  // The first ones in the list.
  await expect(box.getByRole('listitem').filter({ hasText: '✗' })).toHaveText(
    wrong.map((text) => `✗ ${text}`),
  );
  await expect(box.getByRole('listitem').first()).toHaveText(/^✗/);
});

test('?cat-check stays above a dialog and closes alone', async ({ page, openHost }) => {
  await page.addInitScript(() => {
    if (parent === window) history.replaceState(null, '', '?cat-check');
  });
  await openHost(
    `${snippetHtml('cat-tour-list')}<button onclick="this.nextElementSibling.showModal()">Rooms</button><dialog style="width: 100vw; height: 100vh; max-width: none; max-height: none">Rooms <button>Book</button></dialog>`,
  );
  await page.getByRole('button', { name: 'Rooms' }).click();
  const box = page.locator('#cat-check');
  await expect(box.getByText('✓ cat-tour-list counts for larkspur.')).toBeInViewport();
  const close = box.getByRole('button', { name: 'Close' });
  // Fails if something is above the button.
  await close.click({ trial: true });
  await close.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});
