import { readFileSync } from 'node:fs';
import { fareharbor } from '#content/booking-service';
import { site } from '#content/config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../site/start/configure';
import {
  declarativeSnippet,
  PARTNER_PLACEHOLDER,
  reactSnippet,
  snippet,
  type Widget,
} from '../../../loader/snippet';
import { colors, colorsOf, contrast } from '../../../site/pages/partners/colors';
import { forms, policyOf } from '../../../site/pages/partners/forms';
import { isLink, nameIn, readReferralLink, correctName } from '../../../site/pages/partners/names';
import {
  fromHash,
  INITIAL,
  toHash,
  toWidget,
  type PageFacts,
  type State,
} from '../../../site/pages/partners/state';
import { widgetTokens } from '../../../site/prerender/css/tokens';

const page: PageFacts = {
  site,
  tours: [
    { slug: 'brooklyn-heights', name: 'Brooklyn Heights', item: 562630 },
    { slug: 'private-tours', name: 'Private', item: 0 },
  ],
  mail: 'mailto:a@b.c',
  poster: { picture: '', facts: '' },
};

/** A prerendered tour list as the build publishes it. */
const prerendered = declarativeSnippet({
  tag: 'cat-tour-list',
  site,
  partner: PARTNER_PLACEHOLDER,
  bookingLinks: [],
  shadowHtml: `<style>p{}</style><div data-cat="52|8c|false|${PARTNER_PLACEHOLDER}|||auto|cards"><a href="${site}/tours?partner=${PARTNER_PLACEHOLDER}">Tours</a></div>`,
});

const textOf = async (name: string, widget: Widget) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(prerendered)));
  return forms.find((form) => form.name === name)!.text(widget, page, '');
};
afterEach(() => void vi.unstubAllGlobals());
/** Pictures have no text; the poster needs a browser. */
const texts = forms.filter(({ alt }) => !alt);

describe('names', () => {
  const link = `https://fareharbor.com/embeds/book/${fareharbor.company}/items/562630/?flow=1&asn=fhdn&asn-ref=larkspur&ref=lobby`;

  it.each([
    [link, ['larkspur', 'fhdn', 'lobby', '']],
    [link.replace('https://', ''), ['larkspur', 'fhdn', 'lobby', '']],
    [link.replace(/asn=fhdn.*$/, 'asn=larkspur&asn-ref=larkspur&ref=larkspur'), ['larkspur', '', '', '']],
    [link.replace(/&asn-ref=.*$/, ''), ['fhdn', '', '', '']],
    [`${site}/tours?partner=larkspur&campaign=lobby`, ['larkspur', '', 'lobby', '']],
    [link.replace(fareharbor.company, 'dog-tours'), ['larkspur', 'fhdn', 'lobby', 'dog-tours']],
    // As in the source of a page.
    [`<a href="${link.replaceAll('&', '&amp;')}">Book</a>`, ['larkspur', 'fhdn', 'lobby', '']],
    [link.replaceAll('&', '&#038;'), ['larkspur', 'fhdn', 'lobby', '']],
    [`<link href="https://fh-kit.com/a.css"><a href="${link}">`, ['larkspur', 'fhdn', 'lobby', '']],
    [
      `<script src="${link.replace('https:', '').replace('/book/', '/script/calendar-small/')}">`,
      ['larkspur', 'fhdn', 'lobby', ''],
    ],
    [`${site}/partners#partner=larkspur&tag=cat-faq`, ['larkspur', '', '', '']],
    [link.replace('/book/', '/calendar/'), ['larkspur', 'fhdn', 'lobby', '']],
    [link.replace('embeds/book/', ''), ['larkspur', 'fhdn', 'lobby', '']],
    [`${new URL(site).host}/tours?partner=larkspur`, ['larkspur', '', '', '']],
    // Encoded inside another address, and truncated before the names.
    [encodeURIComponent(link), ['larkspur', 'fhdn', 'lobby', '']],
    [
      `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C01&reserved=0`,
      ['larkspur', 'fhdn', 'lobby', ''],
    ],
    [`https://www.google.com/url?q=${link}&sa=D&source=docs`, ['larkspur', 'fhdn', 'lobby', '']],
    [
      `https://safelinks.example/?url=${encodeURIComponent(`https://www.google.com/url?q=${encodeURIComponent(link)}`)}`,
      ['larkspur', 'fhdn', 'lobby', ''],
    ],
    // Names in a return address do not count.
    [
      `${link}&back=${encodeURIComponent('https://fareharbor.com/dog-tours/?asn=x')}`,
      ['larkspur', 'fhdn', 'lobby', ''],
    ],
    [link.replace(fareharbor.company, fareharbor.company.toUpperCase()), ['larkspur', 'fhdn', 'lobby', '']],
    ['?asn=fhdn&asn-ref=larkspur', ['larkspur', 'fhdn', '', '']],
    ['asn-ref=larkspur&amp;ref=lobby', ['larkspur', '', 'lobby', '']],
  ])('are read from %s', (text, [partner, network, campaign, otherCompany]) => {
    expect(readReferralLink(text)).toEqual({ partner, network, campaign, otherCompany });
  });

  it.each([
    'larkspur',
    'https://fareharbor.com/embeds/book/x/',
    'https://notfareharbor.com/?asn=x',
    `%${'25'.repeat(20_000)}`,
  ])('are not read from %.60s', (text) => {
    expect(readReferralLink(text)).toBeUndefined();
  });

  it.each([PARTNER_PLACEHOLDER, 'Your-Short-Name', '-', '---', '', 'a'.repeat(65)])(
    'do not include “%s”',
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
  ])('tell addresses from typing errors: “%s”, %s', (text, expected) => {
    expect(isLink(text)).toBe(expected);
  });

  it.each([
    ['Grand Hotel', 'grand-hotel'],
    ['Café  Noé!', 'cafe-noe'],
    ['-a b-', 'a-b'],
    ['猫', ''],
  ])('are repaired: %s becomes “%s”', (text, name) => {
    expect(nameIn(text)).toBe('');
    expect(correctName(text)).toBe(name);
  });
});

describe('state', () => {
  const state = {
    ...INITIAL,
    partner: 'larkspur',
    campaign: 'lobby',
    posterName: 'Hotel Larkspur',
    options: { layout: 'list', 'no-search': 'true', look: 'match' },
    style: { '--cat-accent': '#17573f' },
    form: 'react',
  };

  it('is saved in the fragment and restored from it', () => {
    expect(toHash(INITIAL)).toBe('');
    expect(fromHash(`#${toHash(state)}`)).toEqual(state);
  });

  it('skips unknown and malformed parts of a fragment', () => {
    expect(fromHash('#as=x&tag=cat-dog&layout=list&onclick=1&--cat-evil=1&heading=3')).toEqual({
      ...INITIAL,
      form: 'x',
      options: { layout: 'list' },
    });
    expect(fromHash('#accessibility')).toEqual(INITIAL);
    expect(fromHash('#tag=faq').tag).toBe('cat-faq');
    expect(fromHash('#tag=help-button&label=a%0Ab').options).toHaveProperty('label', 'a b');
  });

  it.each([
    'theme=purple',
    'theme=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    'limit=-4',
    'limit=1e9',
    'no-search=maybe',
    '--cat-accent=red%3Bposition%3Afixed',
    '--cat-accent=%23fff',
    '--cat-pad=-999px',
    '--cat-radius=9999px',
    '--cat-font=a%3B%20position%3Afixed',
    "--cat-font=a'%20onload%3D'x",
    "--cat-font='',,",
    '--cat-font=%5C',
  ])('skips an invalid value such as %s', (hash) => {
    const { options, style } = fromHash(`#${hash}`);
    expect({ options, style }).toEqual({ options: {}, style: {} });
  });

  it('sets the attributes of the element and the names in its links', () => {
    const html = snippet(toWidget(state, page));
    expect(html).toContain(
      '<cat-tour-list partner="larkspur" campaign="lobby" layout="list" no-search look="match" style="--cat-accent: #17573f">',
    );
    expect(html).toContain('&amp;asn=larkspur&amp;asn-ref=larkspur&amp;ref=lobby">Brooklyn Heights');
  });

  it('keeps only options that the chosen element has', () => {
    const { options } = toWidget({ ...state, tag: 'cat-faq' }, page);
    expect(options).toEqual({ look: 'match' });
  });

  it('has only the placeholder when the name is invalid', () => {
    const html = snippet(toWidget({ ...state, partner: 'Grand Hotel' }, page));
    expect(html).toContain(`partner="${PARTNER_PLACEHOLDER}"`);
    expect(html).not.toMatch(/Grand Hotel|campaign/);
  });
});

describe('forms', () => {
  it('escape texts in React', () => {
    const words = `Book the "cat" <walk> {now} & 'then'`;
    const widget = toWidget({ ...INITIAL, tag: 'cat-reserve-button', options: { label: words } }, page);
    expect(reactSnippet(widget)).toContain(
      `label="Book the &quot;cat&quot; &lt;walk&gt; {now} &amp; 'then'"`,
    );
  });

  it.each(texts)('credit the partner in every link of $name', async ({ name }) => {
    const text = await textOf(name, toWidget({ ...INITIAL, partner: 'larkspur' }, page));
    expect(text).toContain('larkspur');
    expect(text).not.toContain(PARTNER_PLACEHOLDER);
    for (const [, partner] of text.matchAll(/asn-ref=([\w-]+)/g)) expect(partner).toBe('larkspur');
  });
});

it('uses the script with the element inside where one element is chosen that has such a file', async () => {
  const faq = toWidget({ ...INITIAL, tag: 'cat-faq' }, page);
  expect(await textOf('lines', faq)).toContain(`src="${site}/v1/faq.js"`);
  expect(await textOf('oneLine', faq)).toContain(`src="${site}/v1/faq.js"`);
  expect(await textOf('lines', { ...faq, tag: 'cat-contact' })).toContain(`src="${site}/loader.js"`);
  expect(await textOf('several', faq)).toContain(`src="${site}/loader.js"`);
});

describe('policyOf', () => {
  const policyFor = async (name: string, state: Partial<State> = {}) =>
    policyOf(await textOf(name, toWidget({ ...INITIAL, partner: 'larkspur', ...state }, page)), site);
  const styled = { style: { '--cat-accent': '#17573f' } };
  const scripts = `script-src ${site};\nimg-src ${site};`;
  const attributes = "style-src-attr 'unsafe-inline';";

  it.each([
    ['lines', {}, `${scripts}\n${attributes}`],
    ['react', styled, `${scripts}\n${attributes}`],
    ['prerendered', {}, `${scripts}\nstyle-src 'unsafe-inline';`],
    ['frame', {}, `frame-src ${site};\nscript-src ${site};\n${attributes}`],
    ['links', {}, ''],
  ])('returns the directives for %s with %j', async (name, state, policy) => {
    expect(await policyFor(name, state)).toBe(policy);
  });

  it('allows the fonts of our own look', async () => {
    const policy = await policyFor('lines', { options: { look: 'edition' } });
    expect(policy).toContain(`style-src ${site};\nfont-src ${site};`);
    expect(await policyFor('frame', { options: { look: 'edition' } })).not.toContain('font-src');
  });
});

describe('the colors that a look has by itself', () => {
  const looks = readFileSync('widgets/kit/style/looks.css', 'utf8');
  const long = (color: string) => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  /** Returns a custom property's default colors: light and dark, or one for both. */
  const declared = (sheet: string, name: string) => {
    const [, pair = ''] = new RegExp(
      `--_${name.slice(6)}:\\s*var\\(${name},\\s*(?:light-dark\\()?([^)]*)\\)`,
    ).exec(sheet)!;
    const [light, dark = light] = pair.split(',').map((color) => long(color.trim()));
    return { light, dark };
  };
  it.each([
    ['neutral', '', looks],
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
    const widget = toWidget({ ...INITIAL, partner: 'larkspur', ...state }, page);
    return forms.flatMap(({ name, unsuitableBecause }) => (unsuitableBecause?.(widget) ? name : []));
  };

  it('is the prerendered one with options other than theme and language', () => {
    expect(
      unfitFor({
        network: 'fhdn',
        options: { theme: 'dark', lang: 'en' },
        style: { '--cat-accent': '#17573f' },
      }),
    ).toEqual([]);
    expect(unfitFor({ options: { layout: 'list' } })).toEqual(['prerendered']);
    expect(unfitFor({ options: { look: 'edition' } })).toEqual(['prerendered']);
    expect(unfitFor({ tag: 'cat-reserve-button', options: { label: 'Book' } })).toEqual(['prerendered']);
  });

  it('is the frame of a link to a section of the host page', () => {
    expect(unfitFor({ tag: 'cat-help-button' })).toEqual(['frame']);
  });

  it('is the frame of a floating button', () => {
    expect(unfitFor({ options: { display: 'floating' } })).toEqual(['frame', 'prerendered']);
    expect(unfitFor({ options: { display: 'dialog' } })).toEqual(['prerendered']);
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#20397f', '#ffffff', 10.75],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});
