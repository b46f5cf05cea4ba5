import type { Page } from '@playwright/test';
import { PARTNER_PLACEHOLDER } from '../../../../loader/snippet';
import { findings } from '../../../helpers/access/axe';
import { loaderScript, painted, pasted, pastedDiv, tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { registry } from '../../../../widgets/registry';
import { expect, test } from '../../fixtures';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (parent === window) history.replaceState(null, '', '?cat-check');
  });
});

/** The lines of the list, each with its sign. */
const lines = async (page: Page): Promise<string[]> => {
  const list = page.getByRole('dialog', { name: 'Cat tours on this page' });
  // It waits for every tag, which may be all that there are.
  await expect(list).toBeVisible({ timeout: 15_000 });
  return list.getByRole('listitem').allTextContents();
};

test('A page in order is told so, for everything that can be seen from it', async ({ page, openHost }) => {
  await openHost(`<main><h1>Rooms</h1><h2>Around us</h2>${pasted('cat-tour-list')}</main>`);
  const said = await lines(page);
  expect(said.filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(said).toEqual(
    expect.arrayContaining([
      '✓ cat-tour-list has come to life.',
      expect.stringMatching(
        /^✓ cat-tour-list: (\d+) of \1 links to us and to the booking provider say “larkspur”\.$/,
      ),
      '✓ cat-tour-list has a link inside for visitors without scripts.',
      '✓ The policy of this page has stopped nothing of ours.',
      '• The loader is 1.0.0.',
    ]),
  );
  const list = page.getByRole('dialog', { name: 'Cat tours on this page' });
  await expect(list).toContainText('Whether the booking provider credits it');
  await expect(list).toBeFocused();
  await expect(list).toHaveAttribute('lang', 'en');
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
      tagHtml('partner="larkspur" network="f h d" campaign="your-short-name"', 'cat-blog'),
      tagHtml('partner="larkspur"', 'cat-tours'),
      '<div data-cat="tourlist" data-partner="larkspur"></div>',
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
      '✗ cat-blog: “f h d” is no name for network. Only letters, digits and hyphens are.',
      '✗ cat-blog: “your-short-name” is no name for campaign. Only letters, digits and hyphens are.',
      '✗ cat-tours is no tag of ours.',
      '✗ cat-tourlist is no tag of ours.',
      '• cat-video has no link inside: without scripts nothing shows.',
      '✓ cat-video has room reserved, so that nothing moves when it comes.',
      '• The loader’s script stands here 2 times; once is enough.',
    ]),
  );
});

test('All three names are looked for in every link, as each kind of link has them', async ({
  page,
  openHost,
}) => {
  const names = 'partner="larkspur" network="fhdn" campaign="lobby"';
  const tags = Object.keys(registry).map((tag) => `<${tag} ${names}></${tag}>`);
  await openHost(tags.join(''));
  const said = await lines(page);
  for (const tag of Object.keys(registry)) {
    const good = new RegExp(`^✓ ${tag}: (\\d+) of \\1 links .* say “larkspur”, “fhdn”, “lobby”\\.$`);
    const none = `• ${tag} counts for “larkspur”, but no link to us or to the booking provider is in it now.`;
    expect(said.filter((line) => good.test(line) || line === none, tag)).toHaveLength(1);
  }
});

test('A link with another campaign, and one by one name alone, are not counted', async ({
  page,
  openHost,
}) => {
  const [own, door] = ['/tours?partner=larkspur&campaign=bar', '/embeds/book/x/?asn-ref=larkspur'];
  const links = `<a href="${origins.site}${own}">Tours</a><a href="${origins.services}${door}">Book</a>`;
  const far = '<div style="height: 6000px"></div>';
  await openHost(
    `${far}<cat-tour-list partner="larkspur" campaign="lobby" loading="lazy">${links}</cat-tour-list>`,
  );
  expect(await lines(page)).toContain(
    '✗ cat-tour-list: 0 of 2 links to us and to the booking provider say “larkspur”, “lobby”. Each booking link says them as asn, asn-ref and ref.',
  );
});

test('Of a frame the names in its address are judged', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/\[cat\]/);
  await page.route('**/embed/tourlist?*', (route) => route.fulfill({ body: '' }));
  const frame = (path: string) => `<iframe title="Tours" src="${origins.site}/embed/${path}"></iframe>`;
  await openHost(
    frame('tour-list?partner=larkspur&amp;network=f+h') + frame('faq') + frame('tourlist?partner=larkspur'),
  );
  const said = await lines(page);
  expect(said).toEqual(
    expect.arrayContaining([
      '✓ cat-tour-list has come to life in its frame.',
      '✓ The frame of cat-tour-list counts for “larkspur”.',
      '✗ cat-tour-list: “f h” is no name for network. Only letters, digits and hyphens are.',
      '✗ cat-faq has no partner: its bookings count for nobody.',
      '✗ cat-tourlist is no tag of ours.',
    ]),
  );
  expect(said.join()).not.toContain('There is no tag of ours');
});

test('A frame says for itself what it does not know, and a button that leads nowhere there is named', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[cat\]/);
  const frame = (path: string, rest = '') =>
    `<iframe title="Tours" src="${origins.site}/embed/${path}" ${rest}></iframe>`;
  await openHost(
    [
      frame('tour-list?partner=larkspur&amp;layout=grid&amp;layuot=list&amp;--cat-accent=%23117733'),
      frame('help-button?partner=larkspur'),
      '<p style="height: 9000px"></p>',
      frame('press?partner=larkspur&amp;show=none', 'loading="lazy"'),
    ].join(''),
  );
  // Whoever else sends such words is not heard.
  await page.evaluate(() => postMessage({ type: 'cat-faults', unknown: ['stranger'], said: [] }, '*'));
  const said = await lines(page);
  expect(said).toEqual(
    expect.arrayContaining([
      '✓ cat-tour-list has come to life in its frame.',
      '✗ cat-tour-list knows no attribute “layuot”.',
      '✗ cat-tour-list: layout="grid" is no value for it',
      '✗ cat-help-button leads to a section of its own page: in a frame there is none.',
      '• cat-press is in a frame: whether it has come to life cannot be seen from this page.',
    ]),
  );
  expect(said.join()).not.toMatch(/stranger|--cat-accent/);
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

test('What a policy stopped before the list came is in it, and so is a style that it took', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/Content Security Policy|\[cat\]|Failed to load|violates|request failed: .* csp/);
  const policy = `default-src 'none'; script-src ${origins.site}; img-src ${origins.site}`;
  await openHost(tagHtml('partner="larkspur" style="--cat-accent: #17573f"'), {
    headers: { 'content-security-policy': policy },
  });
  const said = await lines(page);
  expect(said).toContain(
    '✗ The policy of this page stops the style on cat-tour-list, or on the links in it: colors, fonts and room are lost.',
  );
  expect(said.join()).not.toContain('stopped nothing');
  // The room that the lines keep is a style as well.
  await openHost(pasted('cat-tour-list'), { headers: { 'content-security-policy': policy } });
  const roomless = await lines(page);
  expect(roomless).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^✗ The policy of this page stops the style on cat-tour-list/),
      expect.stringMatching(/^• cat-tour-list reserves no room/),
    ]),
  );
  expect(roomless.join()).not.toContain('stopped nothing');
  const paths = ['loader.js', 'c/'].map((path) => `${origins.site}/${path}`).join(' ');
  await openHost(pasted('cat-tour-list'), {
    headers: { 'content-security-policy': `script-src ${paths}` },
  });
  expect(await lines(page)).toEqual(
    expect.arrayContaining([
      '✗ cat-tour-list has not come to life: only what is inside it shows.',
      expect.stringMatching(`^✗ The policy of this page stops script-src(-elem)?: ${origins.site}.$`),
    ]),
  );
});

test('The list comes where no tag does, from one file as well', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/\[cat\]|Failed to load|request failed/);
  await openHost(pasted('cat-tour-list').replace('/loader.js', '/v1/tour-list.js'), { head: '' });
  expect((await lines(page)).filter((line) => line.startsWith('✗'))).toEqual([]);
  await page.route(/\/tour-list\.js/, (route) => route.abort());
  await openHost(pasted('cat-tour-list'));
  expect(await lines(page)).toEqual(
    expect.arrayContaining([
      '✗ cat-tour-list has not come to life: only what is inside it shows.',
      '✓ cat-tour-list: 4 of 4 links to us and to the booking provider say “larkspur”.',
    ]),
  );
});

test('Values that are none are in the list', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/\[cat\]/);
  await openHost(
    [
      tagHtml('partner="larkspur" theme="purple" layout="bogus" tours="atlantis"'),
      tagHtml('partner="larkspur" topic="zzz" network="b d"', 'cat-faq'),
      tagHtml('partner="larkspur" limit="-4"', 'cat-blog'),
    ].join(''),
  );
  expect(await lines(page)).toEqual(
    expect.arrayContaining([
      '✗ cat-tour-list: theme="purple" is no value for it',
      '✗ cat-tour-list: layout="bogus" is no value for it',
      '✗ cat-tour-list: tours="atlantis" is not a tour',
      '✗ cat-faq: topic="zzz" is no value for it',
      '✗ cat-faq: network="b d" is no value for it',
      '✗ cat-blog: limit="-4" is no value for it',
    ]),
  );
});

test('What is in order is not called wrong: painted, far below, beside scripts of the page', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  // The page has no such scripts; their tags alone count.
  consoleGuard.allow(/404|Failed to load|request failed/);
  const lazy = '<cat-faq partner="larkspur" loading="lazy"></cat-faq>';
  await openHost(`${await painted('cat-tour-list')}<div style="height: 6000px"></div>${lazy}`, {
    head: '<script src="/js/loader.js"></script><script src="/v1/own.js"></script>',
  });
  const said = await lines(page);
  expect(said).toEqual(
    expect.arrayContaining([
      '✓ cat-tour-list has room reserved, so that nothing moves when it comes.',
      '• cat-faq counts for “larkspur”, but no link to us or to the booking provider is in it now.',
      '• cat-faq has loading="lazy" and comes when a visitor comes near it.',
    ]),
  );
  expect(said.join()).not.toMatch(/times; once|cat-faq has not come/);
});

test('A tag that could not fetch its words says why it speaks English', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[cat\]|Failed to load|request failed/);
  await page.route('**/messages-de.js*', (route) => route.abort());
  await openHost(pasted('cat-tour-list'), { lang: 'de' });
  expect(await lines(page)).toContain(
    '✗ cat-tour-list: its words in the language of this page could not be fetched. Unless it is painted, it speaks English.',
  );
});

test('A div keeps its room in the list as well', async ({ page, openHost }) => {
  await openHost(pastedDiv('cat-contact'), { head: '' });
  expect(await lines(page)).toContain(
    '✓ cat-contact has room reserved, so that nothing moves when it comes.',
  );
});

test('An address that only begins like the word opens no list', async ({ page, openHost }) => {
  await page.addInitScript(() => history.replaceState(null, '', '?product=cat-checkout-bag'));
  await openHost(pasted('cat-tour-list'));
  await expect(page.locator('cat-tour-list').getByRole('listitem').first()).toBeVisible();
  await page.waitForTimeout(5000);
  await expect(page.locator('#cat-check')).toHaveCount(0);
});

test('Nobody else sees or fetches it', async ({ page, openHost }) => {
  await page.addInitScript(() => history.replaceState(null, '', location.pathname));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHost(pasted('cat-tour-list'));
  await expect(page.locator('cat-tour-list').getByRole('listitem').first()).toBeVisible();
  expect(asked.filter((url) => /\/(rare|report)\.js/.test(url))).toEqual([]);
});
