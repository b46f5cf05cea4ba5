import { createHash } from 'node:crypto';
import { inlineScript } from '../../../../../site/prerender/html/inline-script';
import { expect, test } from '../../../fixtures';

const SITE = 'https://cats.example';
const hash = (code: string) => createHash('sha384').update(code).digest('base64');

/** Chunks of an exact version, by name. The element's chunk imports the runtime, like real ones. */
const chunks = {
  runtime: 'document.title += " runtime";',
  one: 'import "./runtime.js"; document.title += " one";',
};
const code = await inlineScript('loader/loader.ts', {
  site: SITE,
  version: '1',
  chunkRows: 'runtime|one 0',
  chunkHashes: Object.values(chunks).map(hash).join('|'),
  onDemandIndex: 0,
  chunkFolder: '/v/1/',
  dataPath: 'data/',
  ownTag: '',
});

for (const [title, altered, expected] of [
  ['runs its chunks', {}, /one$/],
  [
    'never runs an altered chunk and never asks for it again',
    { runtime: 'document.title += " altered";' },
    /partner's page$/,
  ],
] as const)
  test(title, async ({ page, openHost, consoleGuard }) => {
    consoleGuard.allow(/integrity|digest/, /could not be loaded/, /request failed/);
    const requested: string[] = [];
    await page.route(`${SITE}/**`, async (route) => {
      // Data modules have the names of chunks, in another folder.
      const name = new URL(route.request().url()).pathname.replace(/^\/(v\/1\/)?|\.js$/g, '');
      requested.push(name);
      const body = { ...chunks, ...altered, loader: code }[name as 'one'] ?? '';
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body,
      });
    });
    await openHost('<cat-one><a href="/">Tours</a></cat-one>', {
      head: `<script async src="${SITE}/loader.js"></script>`,
    });
    // Longer than a retry would take.
    await page.waitForTimeout(2000);
    await expect(page).toHaveTitle(expected);
    expect(requested.filter((name) => name === 'runtime')).toHaveLength(1);
  });
