import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { jsx } from 'react/jsx-runtime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkContentTree } from '../../../site/prerender/content/check';
import { fingerprint } from '../../../site/prerender/content/fingerprint';
import { generateContent } from '../../../site/prerender/content/generate-content';
import { valuesAt } from '../../../site/prerender/content/read/field-path';
import { diagnosis } from '../../../site/prerender/content/production-build';
import type { BeforeYouBookFile } from '../../../site/schema/before-you-book';
import { toWords } from '../../../widgets/kit/model/search-words';
import type { SearchWords } from '../../../widgets/kit/model/search';
import type { Thing } from '../../../site/seo/structured-data/thing';
import { contentCopy } from '../../helpers/project/content-copy';

const TOURS = ['brooklyn-heights', 'financial-district', 'lower-east-side', 'private-tours'];
const PLACEHOLDERS = [
  ...['google', 'defaults', 'pressKit'].map((list) => `testimonials.yaml#${list}[]`),
  ...TOURS.map((tour) => `tours/${tour}.yaml#testimonials[]`),
  'tours/lower-east-side.yaml#meetingPoint.name',
  'team.yaml#team[].catName',
  'faqs.yaml#contact[1]',
  'before-you-book.yaml#topics[0].texts[0]',
  'pages/contact.yaml#quote',
  'pages/press-kit.yaml#folder.text',
];

/** Sample keys of services; the owner may have replaced them in the real content. */
const STAND_INS = /^( +\w+: )(?:sample[-_][\w-]+|(["'])0+\2)$/gm;

let copy: Awaited<ReturnType<typeof contentCopy>>;
let outDir: string;
const out = () => ({ contentDir: copy.dir, outDir });

/** Lists the values at some paths as samples of a kind, and nothing else. */
async function list(kind: string, paths: readonly string[]): Promise<void> {
  const rows = paths.map(async (path) => {
    const [file = '', field = ''] = path.split('#');
    const values = valuesAt(parse(await copy.read(file)), field);
    const row = { path: path.replace(/\[\d+\]/g, '[]'), kind, note: 'x' };
    return values.map(({ value }) => ({ ...row, fingerprint: fingerprint(value) }));
  });
  const samples = (await Promise.all(rows)).flat();
  await copy.write('samples.yaml', stringify({ samples }, { aliasDuplicateObjects: false }));
}

beforeAll(async () => {
  copy = await contentCopy('site/content');
  const settings = await copy.read('settings.yaml');
  await copy.write('settings.yaml', settings.replace(STAND_INS, "$1'own-1'"));
  await mkdir('.cache', { recursive: true });
  outDir = path.resolve(await mkdtemp('.cache/world-test-'));
});
afterAll(() => Promise.all([copy.remove(), rm(outDir, { recursive: true })]));

describe('Production build', () => {
  it('lists all sample keys and writes nothing', async () => {
    await list('key', ['settings.yaml#business.email', 'settings.yaml#links.petition']);
    expect(() => generateContent({ ...out(), samples: 'omit' })).toThrow(
      /with these samples \(2\):\n.*settings\.yaml:\d+ {2}business\.email .*\n.*links\.petition[^]*--with-samples/,
    );
    expect(await readdir(outDir)).toEqual([]);
  });

  it('keeps samples when asked to', () => {
    const checked = generateContent(out());
    expect(checked.samples.map(({ row }) => row.kind)).toEqual(['key', 'key']);
  });

  it('stops at a sample key whose row was deleted', async () => {
    const settings = await copy.read('settings.yaml');
    await copy.write('samples.yaml', 'samples: []\n');
    const sampled = settings
      .replace(/^( {2}publicKey: ).*$/m, '$1sample-public-key')
      .replace(/^( {2}tags: ).*$/m, "$1'0000000'");
    await copy.write('settings.yaml', sampled);
    try {
      expect(() => generateContent({ ...out(), samples: 'omit' })).toThrow(
        /these samples \(2\):\n.*emailjs\.publicKey {2}\(a sample, though not in the list.*\n.*mailchimp\.tags /,
      );
    } finally {
      await copy.write('settings.yaml', settings);
    }
  });

  it('shows claims and lists them', async () => {
    await list('claim', ['settings.yaml#claims.rating']);
    const checked = generateContent({ ...out(), samples: 'omit' });
    expect(diagnosis(checked)).toMatch(/Claims: .* \(1\):\n.*settings\.yaml:\d+ {2}claims\.rating/);
    const { claims } = (await import(/* @vite-ignore */ `${outDir}/settings.ts`)) as {
      claims: { rating: number };
    };
    expect(claims.rating).toBeGreaterThan(0);
  });
});

describe('Site without placeholders', () => {
  const html: Record<string, string> = {};
  const graphs: Record<string, string> = {};
  let gone: string[];
  let labels: Record<'cat' | 'role' | 'quotes' | 'start' | 'meeting', string> & { topics: readonly string[] };

  beforeAll(async () => {
    await list('placeholder', PLACEHOLDERS);
    const { content } = checkContentTree(copy.dir);
    const plain = (module: string) => content.plain.find(({ kind }) => kind.module === module)!.data;
    const { google, defaults, pressKit } = plain('testimonials') as Record<string, { quote: string }[]>;
    const { topics, meeting } = plain('before-you-book') as BeforeYouBookFile;
    const { team } = plain('team') as { team: { catName: string; role: string }[] };
    const lowerEastSide = content.tours.find(({ slug }) => slug === 'lower-east-side')!.data;
    gone = [
      ...[google, defaults, pressKit, ...content.tours.map(({ data }) => data.testimonials)]
        .flatMap((quotes) => quotes ?? [])
        .map(({ quote }) => quote),
      ...team.map(({ catName }) => catName),
      (plain('faqs') as { contact: { question: string }[] }).contact[1]!.question,
      (plain('page-contact') as { quote: { text: string } }).quote.text,
      ...topics[0]!.texts,
      (plain('page-press-kit') as { folder: { text: string } }).folder.text,
    ];
    labels = {
      cat: (plain('page-about') as { team: { catLabel: string } }).team.catLabel,
      role: team[0]!.role,
      quotes: lowerEastSide.testimonialsHeading,
      start: meeting.start,
      meeting: lowerEastSide.meetingPoint.detail!,
      topics: topics.map(({ title }) => title),
    };
    await rm(outDir, { recursive: true });
    const checked = generateContent({ ...out(), samples: 'omit' });
    expect(diagnosis(checked)).toContain(`a production build leaves them out (${checked.samples.length}):`);
    // It imports modules of pictures, which no sample changes.
    const words = (await readdir(outDir)).filter((name) => name !== 'tour-prints.ts');
    for (const name of words) {
      const module = path.join(outDir, name);
      vi.doMock(`#content/${path.basename(name, '.ts')}`, () => import(/* @vite-ignore */ module));
    }
    const { everyAddress, findRoute } = await import('../../../site/routes');
    const { loadPage } = await import('../../../site/router/page-modules');
    const { seoMeta } = await import('../../../site/prerender/html/seo-meta');
    for (const pathname of (await everyAddress()).filter((path) => !path.startsWith('/blog/'))) {
      const { Page } = await loadPage({ pathname });
      html[pathname] = renderToString(jsx(Page as never, findRoute(pathname)) as never);
      graphs[pathname] = JSON.stringify((await seoMeta(pathname)).facts.graph satisfies readonly Thing[]);
    }
    const { Page } = await import('../../../site/pages/offline');
    html['offline'] = renderToString(jsx(Page, {}) as never);
  }, 60_000);

  it('contains no placeholder and no "undefined"', () => {
    expect(gone.length).toBeGreaterThan(4);
    const all = Object.values({ ...html, ...graphs }).join('\n');
    expect(all.length).toBeGreaterThan(20_000);
    const plain = all.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
    for (const text of gone) expect(plain).not.toContain(text);
    expect(plain).not.toMatch(/undefined|\[object|: null/);
  });

  it('has no heading without content', () => {
    for (const [page, text] of Object.entries(html)) {
      expect(text, page).not.toContain('<cat-testimonials');
      expect(text, page).not.toContain(labels.quotes);
      // A heading at the end of its section, or before one of the same level.
      expect(text, page).not.toMatch(/<\/h([2-6])>\s*<(\/section|\/div>\s*<\/section|h\1)/);
      expect(text, page).not.toMatch(/<(p|dd|dt|li|h\d|blockquote|figcaption)[^>]*>\s*<\/\1>/);
    }
  });

  it('hides a topic without texts and shows the others', () => {
    const [emptied, ...others] = labels.topics.map((title) => `<h3>${title}</h3>`);
    for (const path of ['/booking', ...TOURS.map((tour) => `/tours/${tour}`)]) {
      expect(html[path], path).not.toContain(emptied);
      for (const title of others) expect(html[path], path).toContain(title);
    }
  });

  it('finds the contact instead of an empty topic', async () => {
    for (const path of ['/booking', ...TOURS.map((tour) => `/tours/${tour}`)])
      expect(html[path], path).toMatch(/<p [^>]*id="before-other"><b>[^<]+<\/b> <a href="mailto:/);
    const { answers } = (await import(/* @vite-ignore */ `${outDir}/search-words.ts`)) as SearchWords;
    const other = answers.find(({ path }) => path === '/booking#before-other');
    expect(other?.words).toContain(toWords(labels.topics[0]!).at(-1));
  });

  it('shows the team without cats, and the press folder without texts', () => {
    expect(html['/about']).toContain(labels.role);
    expect(html['/about']).not.toContain(`${labels.cat}:`);
    expect(html['/press-kit']).toMatch(/<h2>[^<]+<\/h2><p class="btns">/);
  });

  it('has no start row for a walk without a meeting place', () => {
    const page = html['/tours/lower-east-side']!;
    expect(page).not.toContain(`<dt>${labels.start}</dt>`);
    const [, words] = /id="before-meeting">.*?<p>([^<]+)/.exec(page)!;
    expect(words).toBe(labels.meeting);
    expect(html['offline']).toContain(`<p>${words}</p>`);
    expect(graphs['/tours/lower-east-side']).not.toContain('tripOrigin');
    expect(graphs['/tours/brooklyn-heights']).toContain('tripOrigin');
  });
});
