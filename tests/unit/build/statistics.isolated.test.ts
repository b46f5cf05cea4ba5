import { expect, it, vi } from 'vitest';

const ORIGIN = 'https://statistics.example';

/** Returns the policies and a page of a build with these settings. */
async function build(statistics: { origin: string; id: string } | undefined) {
  vi.resetModules();
  vi.doMock('#content/settings', async (original) => ({ ...(await original<object>()), statistics }));
  const { policyInDocument, embeddedPolicy } = await import('../../../site/prerender/hosts/policy');
  const { documentHtml } = await import('../../../site/prerender/html/document');
  const head = { title: '', description: '', canonical: '/' };
  const card = { href: '', width: 0, height: 0, alt: '' };
  const html = documentHtml({
    path: '/',
    html: '',
    head,
    facts: { graph: [], keywords: [] },
    card,
    modules: [''],
  } as never);
  return {
    policy: policyInDocument,
    embedded: embeddedPolicy,
    scripts: html.split('<template id="scripts">')[1]!,
  };
}

it('adds the script that counts visits and its origin if the owner sets a service', async () => {
  const { policy, embedded, scripts } = await build({ origin: ORIGIN, id: 'a-1' });
  expect(policy).toMatch(/script-src [^;]*https:\/\/statistics\.example/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/statistics\.example/);
  expect(embedded).not.toContain(ORIGIN);
  expect(scripts).toContain(`<script defer src="${ORIGIN}/script.js" data-website-id="a-1"`);
  // It sends no query, which can hold a guest's name, and stores nothing.
  expect(scripts).toContain('data-exclude-search="true" data-identity-stitching="false"');
});

it('adds no script that counts visits by default', async () => {
  const { policy, scripts } = await build(undefined);
  expect(policy).not.toContain(ORIGIN);
  expect(scripts).not.toContain('data-website-id');
});
