import { describe, expect, it } from 'vitest';
import { business } from '#content/settings';
import { loadDefinitions } from '../../../site/prerender/html/definitions';
import { makeAll, type SiteFiles } from '../../../site/prerender/html/site-files';
import { addSnippets } from '../../../site/prerender/html/snippets';

const definitions = await loadDefinitions();
const hashes = Object.fromEntries(Object.keys(definitions).map((tag) => [tag, '12345678']));
const unmade: SiteFiles<string> = new Map();
await addSnippets(unmade, definitions, hashes as never);
const files = await makeAll(unmade);

describe('prerendered snippets', () => {
  it('opt pictures out of lazy-loading plug-ins', () => {
    const pictures = [...files.values()].flatMap((html) => html.match(/<(?:img|source)\b.*?>/g) ?? []);
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter((html) => !/data-no-lazy="1" class="skip-lazy[ "]/.test(html))).toEqual([]);
  });

  it('opt every address out of Cloudflare’s obfuscation', () => {
    const all = [...files.values()].join('\n');
    expect(all).toMatch(/<!--email_off-->.*@.*<!--\/email_off-->/);
    expect(all.replaceAll(/<!--email_off-->.*?<!--\/email_off-->/g, '')).not.toContain(business.email);
  });
});
