import { readFileSync } from 'node:fs';
import { fareharbor } from '#content/booking-service';
import { site } from '#content/config';
import { describe, expect, it } from 'vitest';
import { faces } from '#content/tag-faces';
import '../../../site/configured';
import { reactText, svelteText, vueText } from '../../../loader/frameworks';
import { PARTNER_PLACEHOLDER, snippet } from '../../../loader/snippet';
import { colors, colorsOf } from '../../../site/pages/partners/colors';
import { contrast } from '../../../site/pages/partners/contrast';
import { forms, policyLines } from '../../../site/pages/partners/forms';
import { isLink, mended, nameIn, readNames } from '../../../site/pages/partners/names';
import { fromHash, START, toHash, toWidget, type State } from '../../../site/pages/partners/state';
import { widgetTokens } from '../../../widgets/kit/style/tokens';
import { published, publishedWith } from '../../helpers/published-forms';

const place = { site, items: [{ name: 'Brooklyn Heights', item: 562630 }], mail: 'mailto:a@b.c' };

describe('what a partner types as a name', () => {
  const link = `https://fareharbor.com/embeds/book/${fareharbor.company}/items/562630/?flow=1&asn=fhdn&asn-ref=larkspur&ref=lobby`;

  it.each([
    ['larkspur', ['larkspur', '', '', '']],
    ['  larkspur ', ['larkspur', '', '', '']],
    [link, ['larkspur', 'fhdn', 'lobby', '']],
    [link.replace('https://', ''), ['larkspur', 'fhdn', 'lobby', '']],
    [link.replace(/asn=fhdn.*$/, 'asn=larkspur&asn-ref=larkspur&ref=larkspur'), ['larkspur', '', '', '']],
    [link.replace(/&asn-ref=.*$/, ''), ['fhdn', '', '', '']],
    [`${site}/tours?partner=larkspur&campaign=lobby`, ['larkspur', '', 'lobby', '']],
    [link.replace(fareharbor.company, 'dog-tours'), ['larkspur', 'fhdn', 'lobby', 'dog-tours']],
    // As a page's source has them.
    [link.replaceAll('&', '&amp;'), ['larkspur', 'fhdn', 'lobby', '']],
    [`<a href="${link.replaceAll('&', '&amp;')}">Book</a>`, ['larkspur', 'fhdn', 'lobby', '']],
    [link.replaceAll('&', '&#038;'), ['larkspur', 'fhdn', 'lobby', '']],
    [`<link href="https://fh-kit.com/a.css"><a href="${link}">`, ['larkspur', 'fhdn', 'lobby', '']],
    [
      `<script src="${link.replace('https:', '').replace('/book/', '/script/calendar-small/')}">`,
      ['larkspur', 'fhdn', 'lobby', ''],
    ],
    [link.replace('https', 'Https'), ['larkspur', 'fhdn', 'lobby', '']],
    [`${site}/partners#partner=larkspur&tag=cat-faq`, ['larkspur', '', '', '']],
    [link.replace('/book/', '/calendar/'), ['larkspur', 'fhdn', 'lobby', '']],
    [link.replace('/book/', '/script/calendar/'), ['larkspur', 'fhdn', 'lobby', '']],
    [link.replace('embeds/book/', ''), ['larkspur', 'fhdn', 'lobby', '']],
    [`${new URL(site).host}/tours?partner=larkspur`, ['larkspur', '', '', '']],
    // As it stands in another address, and without what stands before the names.
    [encodeURIComponent(link), ['larkspur', 'fhdn', 'lobby', '']],
    [
      `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C01&reserved=0`,
      ['larkspur', 'fhdn', 'lobby', ''],
    ],
    [`https://www.google.com/url?q=${encodeURIComponent(link)}`, ['larkspur', 'fhdn', 'lobby', '']],
    [`https://www.google.com/url?q=${link}&sa=D&source=docs`, ['larkspur', 'fhdn', 'lobby', '']],
    [
      `https://safelinks.example/?url=${encodeURIComponent(`https://www.google.com/url?q=${encodeURIComponent(link)}`)}`,
      ['larkspur', 'fhdn', 'lobby', ''],
    ],
    // What a link leads back to is not what it books.
    [
      `${link}&back=${encodeURIComponent('https://fareharbor.com/dog-tours/?asn=x')}`,
      ['larkspur', 'fhdn', 'lobby', ''],
    ],
    [link.replace(fareharbor.company, fareharbor.company.toUpperCase()), ['larkspur', 'fhdn', 'lobby', '']],
    ['?asn=fhdn&asn-ref=larkspur', ['larkspur', 'fhdn', '', '']],
    ['asn-ref=larkspur&amp;ref=lobby', ['larkspur', '', 'lobby', '']],
    // Links that say no name, or are none of the kind that we know, are names that are none.
    ['https://fareharbor.com/embeds/book/x/', ['https://fareharbor.com/embeds/book/x/', '', '', '']],
    ['https://notfareharbor.com/?asn=x', ['https://notfareharbor.com/?asn=x', '', '', '']],
  ])('%s', (text, [partner, network, campaign, stranger]) => {
    expect(readNames(text)).toEqual({ partner, network, campaign, stranger });
  });

  it.each([PARTNER_PLACEHOLDER, 'Your-Short-Name', '-', '---', '', 'a'.repeat(65)])(
    '“%s” is none',
    (text) => {
      expect(nameIn(text)).toBe('');
    },
  );

  it.each([
    ['https://example.com', true],
    ['example.com/tours?x=1', true],
    ['<script src="x">', true],
    ['https%3A%2F%2Fexample.com', true],
    ['?asn=', true],
    ['Grand Hotel', false],
    ['st. regis', false],
  ])('whether “%s” is an address: %s', (text, expected) => {
    expect(isLink(text)).toBe(expected);
  });

  it.each([
    ['Grand Hotel', 'grand-hotel'],
    ['Café  Noé!', 'cafe-noe'],
    ['-a b-', 'a-b'],
    ['猫', ''],
  ])('%s is mended to “%s”', (text, name) => {
    expect(nameIn(text)).toBe('');
    expect(mended(text)).toBe(name);
  });
});

describe('what is chosen', () => {
  const state = {
    ...START,
    who: 'builds' as const,
    partner: 'larkspur',
    campaign: 'lobby',
    options: { layout: 'list', 'no-search': 'true', look: 'match' },
    style: { '--cat-accent': '#17573f' },
    as: 'vue',
  };

  it('is all in the address, and read back from it', () => {
    expect(toHash(START)).toBe('');
    expect(fromHash(`#${toHash(state)}`)).toEqual(state);
  });

  it('leaves out of an address what makes no sense', () => {
    expect(fromHash('#who=x&tag=cat-dog&layout=list&onclick=1&--cat-evil=1&heading=3')).toEqual({
      ...START,
      options: { layout: 'list' },
    });
    expect(fromHash('#accessibility')).toEqual(START);
    expect(fromHash('#tag=faq').tag).toBe('cat-faq');
    expect(fromHash('#tag=help-button&label=a%0Ab').options).toHaveProperty('label', 'a b');
  });

  it.each([
    'theme=purple',
    'theme=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    'layout=bogus',
    'limit=-4',
    'limit=1e9',
    'no-search=maybe',
    '--cat-accent=red%3Bposition%3Afixed',
    '--cat-accent=%23fff',
    '--cat-radius=9999px',
    '--cat-radius=1.5px',
    '--cat-font=a%3B%20position%3Afixed',
    '--cat-font=%22a',
    "--cat-font=a'%20onload%3D'x",
    "--cat-font='',,",
    '--cat-font=%5C',
  ])('leaves out a value that cannot be, such as %s', (hash) => {
    const { options, style } = fromHash(`#${hash}`);
    expect({ options, style }).toEqual({ options: {}, style: {} });
  });

  it('is on the tag, and the names are in the links', () => {
    const html = snippet(toWidget(state, place));
    expect(html).toContain(
      '<cat-tour-list partner="larkspur" campaign="lobby" layout="list" no-search look="match" style="--cat-accent: #17573f">',
    );
    expect(html).toContain('&amp;asn=larkspur&amp;asn-ref=larkspur&amp;ref=lobby">Brooklyn Heights');
  });

  it('keeps of the options those that the next tag knows', () => {
    const { options } = toWidget({ ...state, tag: 'cat-faq' }, place);
    expect(options).toEqual({ look: 'match' });
  });

  it('has the placeholder for a name that is none, and nothing beside it', () => {
    const html = snippet(toWidget({ ...state, partner: 'Grand Hotel' }, place));
    expect(html).toContain(`partner="${PARTNER_PLACEHOLDER}"`);
    expect(html).not.toMatch(/Grand Hotel|campaign/);
  });
});

describe('the widgets to choose from', () => {
  it('have their attributes by kind', () => {
    const { options } = faces.find(({ tag }) => tag === 'cat-tour-list')!;
    expect(options).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'layout', kind: 'words', values: ['cards', 'compact', 'list'] }),
        expect.objectContaining({ name: 'no-search', kind: 'flag' }),
        expect.objectContaining({ name: 'heading', kind: 'number', min: 2, max: 6 }),
      ]),
    );
    expect(options.map(({ name }) => name)).not.toContain('partner');
  });
});

describe('the forms of the lines', () => {
  it('keep words of one’s own as words in every framework', () => {
    const words = `Book the "cat" <walk> {now} & 'then'`;
    const widget = toWidget({ ...START, tag: 'cat-reserve-button', options: { label: words } }, place);
    const quoted = `label="Book the &quot;cat&quot; &lt;walk> {now} &amp; 'then'"`;
    expect(reactText(widget)).toContain(quoted);
    expect(vueText(widget)).toContain(quoted);
    expect(svelteText(widget)).toContain(quoted.replace('{', '&#123;'));
  });

  it.each(forms.map((form) => [form.name, form] as const))('%s has the name in every link', (_name, form) => {
    const text = form.text(toWidget({ ...START, partner: 'larkspur' }, place), published);
    expect(text).toContain('larkspur');
    expect(text).not.toContain(PARTNER_PLACEHOLDER);
    for (const [, query] of text.matchAll(/asn-ref=([\w-]+)/g)) expect(query).toBe('larkspur');
  });
});

describe('what a policy must allow', () => {
  const linesFor = (name: string, style: Record<string, string> = {}) =>
    policyLines(
      toWidget({ ...START, partner: 'larkspur', style }, place),
      forms.find((form) => form.name === name)!,
    );

  it.each([
    ['tagManager', {}, `script-src ${site};\nimg-src ${site};`],
    ['div', {}, `script-src ${site};\nimg-src ${site};\nstyle-src-attr 'unsafe-inline';`],
    [
      'tagManager',
      { '--cat-accent': '#17573f' },
      `script-src ${site};\nimg-src ${site};\nstyle-src-attr 'unsafe-inline';`,
    ],
    ['painted', {}, `script-src ${site};\nimg-src ${site};\nstyle-src 'unsafe-inline';`],
    ['frame', {}, `frame-src ${site};\nscript-src ${site};\nstyle-src-attr 'unsafe-inline';`],
    ['frameAddress', {}, `frame-src ${site};`],
    ['links', {}, ''],
  ])('for %s with %j', (name, style, text) => {
    expect(linesFor(name, style)).toBe(text);
  });

  it.each(forms)('for the form $name names styles where there are some in it', (form) => {
    const styled = publishedWith(
      '<template shadowrootmode="open"><style>p{}</style></template><span slot="fallback">',
    );
    for (const tag of ['cat-tour-list', 'cat-faq']) {
      const widget = toWidget({ ...START, tag, partner: 'larkspur' }, place);
      const hasStyle = /<style| style=/.test(form.text(widget, styled));
      expect(policyLines(widget, form).includes('style-src'), tag).toBe(hasStyle);
    }
  });
});

describe('the colors that a look has by itself', () => {
  const base = readFileSync('widgets/kit/style/base.css', 'utf8');
  const long = (color: string) => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  /** The pair that a custom property falls back to, or the one color that holds for both. */
  const declared = (sheet: string, name: string) => {
    const [, pair = ''] = new RegExp(
      `--_${name.slice(6)}:\\s*var\\(${name},\\s*(?:light-dark\\()?([^)]*)\\)`,
    ).exec(sheet)!;
    const [light, dark = light] = pair.split(',').map((color) => long(color.trim()));
    return { light, dark };
  };
  it.each([
    ['neutral', '', base],
    ['edition', 'edition', widgetTokens],
  ])('are those of its sheet: %s', (_, look, sheet) => {
    for (const name of colors)
      expect({ light: colorsOf(look, 'light')[name], dark: colorsOf(look, 'dark')[name] }, name).toEqual(
        declared(sheet, name),
      );
  });
});

describe('a form that does not suit', () => {
  const unfitFor = (state: Partial<State>) => {
    const widget = toWidget({ ...START, partner: 'larkspur', ...state }, place);
    return forms.flatMap(({ name, unfit }) => (unfit?.(widget) ? name : []));
  };

  it('is the painted one with options, for it is painted without them; a theme and colors are put on it', () => {
    expect(
      unfitFor({
        network: 'fhdn',
        options: { theme: 'dark', lang: 'en' },
        style: { '--cat-accent': '#17573f' },
      }),
    ).toEqual([]);
    expect(unfitFor({ options: { layout: 'list' } })).toEqual(['painted']);
    expect(unfitFor({ options: { look: 'edition' } })).toEqual(['painted']);
    expect(unfitFor({ tag: 'cat-reserve-button', options: { label: 'Book' } })).toEqual(['painted']);
  });

  it('is a frame around a button that leads to a section of the page', () => {
    expect(unfitFor({ tag: 'cat-help-button' })).toEqual(['frame', 'frameAddress']);
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#20397f', '#ffffff', 10.75],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});
