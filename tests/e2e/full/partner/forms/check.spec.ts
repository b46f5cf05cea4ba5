import { loaderScript, prerenderedSnippet, snippetHtml, tagHtml } from '../../../../helpers/host-page';
import { origins } from '../../../../helpers/origins';
import { expect, test } from '../../../fixtures';

test('?cat-check shows the result on one line and prints the findings', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[cat\]/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const line = page.getByRole('status').filter({ hasText: /^Cat tours:/ });
  await openHost(snippetHtml('cat-tour-list'));
  await expect(page.locator('cat-tour-list').getByRole('listitem').first()).toBeVisible();
  expect(asked.filter((url) => /\/(rare|report|tag-faces)\.js/.test(url))).toEqual([]);

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
  await expect(line).toHaveText('Cat tours: 2 things to fix. The browser’s console lists them.');
  const findings = (await (await table).args()[0]!.jsonValue()) as { text: string }[];
  expect(findings.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'cat-tour-list knows no attribute “layuot”. Do you mean layout?',
      'The sandbox of the frame of cat-faq lacks: allow-popups allow-popups-to-escape-sandbox.',
    ]),
  );
});
