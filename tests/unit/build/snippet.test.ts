import { describe, expect, it } from 'vitest';
import {
  declarativeSnippet,
  divSnippet,
  frameAddress,
  frameSnippet,
  oneLineSnippet,
  plainLinks,
  reactSnippet,
  snippet,
  type Widget,
} from '../../../loader/snippet';

const widget: Widget = {
  tag: 'cat-tour-list',
  site: 'https://example.com',
  partner: 'larkspur',
  campaign: 'lobby',
  options: { layout: 'list', 'no-search': true },
  style: '--cat-accent: #17573f; --cat-font: "Gill Sans", sans-serif',
  bookingLinks: [{ name: 'Brooklyn Heights', href: 'https://booking.example/1?full-items=yes&asn=larkspur' }],
};
const SCRIPT = '<script async src="https://example.com/loader.js"></script>';
const LINKS =
  '<a href="https://example.com/tours?partner=larkspur&amp;campaign=lobby" lang="en">Cat history walking tours</a>, <a href="https://booking.example/1?full-items=yes&amp;asn=larkspur">Brooklyn Heights</a>';
const TAG = `<cat-tour-list partner="larkspur" campaign="lobby" layout="list" no-search style="--cat-accent: #17573f; --cat-font: &quot;Gill Sans&quot;, sans-serif"><span slot="fallback" style="display:block;height:0;padding-bottom:min(100vh,clamp(1000px,(896px - 100%)*999,2200px))">${LINKS}</span></cat-tour-list>`;

describe('snippet', () => {
  it('has the loader and the tag with names, options and colors, also on one line', () => {
    expect(snippet(widget)).toBe(`${SCRIPT}\n${TAG}`);
    expect(oneLineSnippet(widget)).toBe(SCRIPT + TAG);
  });

  it('reserves height by width, and none when an option changes it', () => {
    const lines = (options: Widget['options'], tag = widget.tag) => snippet({ ...widget, tag, options });
    expect(lines({ 'no-search': true })).toContain('clamp(600px,(896px - 100%)*999,2200px)');
    expect(lines({ layout: 'compact', look: 'match' })).toContain('padding-bottom:min(100vh,496px)');
    expect(lines({}, 'cat-survey')).toContain('clamp(850px,(560px - 100%)*999,1240px)');
    expect(lines({}, 'cat-video')).toContain('padding-bottom:min(100vh,56.25% + 110px)');
    for (const html of [
      lines({ tours: 'private-tours' }),
      lines({ display: 'floating' }),
      lines({ topic: 'contact' }, 'cat-faq'),
      lines({}, 'cat-reserve-button'),
    ])
      expect(html).toContain('<span slot="fallback"><a');
  });

  it('reserves the height of a button when that opens the content', () => {
    expect(snippet({ ...widget, options: { tours: 'private-tours', display: 'dialog' } })).toContain(
      '<span slot="fallback" style="display:block;min-height:44px"><a',
    );
  });

  it('has the integrity hash of an exact loader', () => {
    const script = { path: '/v/1.0.0/loader.js', integrity: 'sha384-abc' };
    expect(snippet({ ...widget, script })).toContain(
      '<script async src="https://example.com/v/1.0.0/loader.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    );
  });

  it('has the prerendered widget before the links', () => {
    expect(declarativeSnippet({ ...widget, shadowHtml: '<p>Tours</p>' })).toContain(
      '><template shadowrootmode="open"><p>Tours</p></template><span slot="fallback">',
    );
  });

  it('is a styled div for editors that remove unknown tags', () => {
    expect(divSnippet(widget)).toBe(
      `${SCRIPT}\n<div data-cat="tour-list" data-partner="larkspur" data-campaign="lobby" data-layout="list" data-no-search="" style="--cat-accent: #17573f; --cat-font: &quot;Gill Sans&quot;, sans-serif"><span slot="fallback" style="display:block;height:0;padding-bottom:min(100vh,clamp(1000px,(896px - 100%)*999,2200px))">${LINKS}</span></div>`,
    );
  });

  it('is links alone without scripts', () => {
    expect(plainLinks(widget)).toBe(`<p>${LINKS}</p>`);
    const nobody = { site: widget.site, partner: '', bookingLinks: [] };
    expect(plainLinks(nobody)).toBe(
      '<p><a href="https://example.com/tours" lang="en">Cat history walking tours</a></p>',
    );
  });

  it('is a frame whose address holds all attributes', () => {
    const { origin, pathname, searchParams } = new URL(frameAddress(widget));
    expect(origin + pathname).toBe('https://example.com/embed/tour-list');
    expect(Object.fromEntries(searchParams)).toEqual({
      partner: 'larkspur',
      campaign: 'lobby',
      layout: 'list',
      'no-search': '',
      '--cat-accent': '#17573f',
      '--cat-font': '"Gill Sans", sans-serif',
    });
    expect(frameSnippet(widget)).toContain('<script async src="https://example.com/embed.js"></script>');
    // Attributes work although a policy forbids styles.
    expect(frameSnippet(widget)).toContain(
      ' allow="clipboard-write" width="100%" height="700" style="border: 0">',
    );
  });

  it('is a frame about as high as the element, and no higher than a window', () => {
    const height = (tag: string, options: Widget['options'] = {}) =>
      / height="(\d+)"/.exec(frameSnippet({ ...widget, tag, options }))?.[1];
    expect(height('cat-reserve-button', { 'item-id': '562630' })).toBe('44');
    expect(height('cat-tour-list', { display: 'dialog' })).toBe('44');
    expect(height('cat-price-calculator', { look: 'edition' })).toBe('530');
    expect(height('cat-blog')).toBe('700');
    expect(height('cat-video')).toBe('700');
    expect(height('cat-faq', { topic: 'contact' })).toBe('440');
  });
});

describe('English texts in a snippet', () => {
  const forms = (lang: string) => {
    const localized = { ...widget, options: { lang } };
    const html = [snippet(localized), divSnippet(localized), plainLinks(localized), frameSnippet(localized)];
    return [...html, reactSnippet(localized)];
  };

  it('have lang="en" in pages and tags of other languages', () => {
    for (const text of [...forms('de'), ...forms('en')])
      expect(text).toMatch(/<a [^>]*lang="en">Cat history walking tours|title="Cat [^>]* lang="en"/);
    expect(snippet({ ...widget, options: { lang: 'de' } })).toContain('asn=larkspur">Brooklyn Heights</a>');
  });
});

describe('reactSnippet', () => {
  it('has the script line, the types, and the tag with its links, height and style', () => {
    expect(reactSnippet(widget)).toBe(`/* In the page's HTML:
${SCRIPT}
For TypeScript, next to this file: https://example.com/v1/cat-tours-react.d.ts and https://example.com/v1/cat-tours.d.ts */
import type {} from './cat-tours-react';

<cat-tour-list partner="larkspur" campaign="lobby" layout="list" no-search="" style={{ '--cat-accent': "#17573f", '--cat-font': "\\"Gill Sans\\", sans-serif" }}>
  <span slot="fallback" style={{ 'display': "block", 'height': "0", 'paddingBottom': "min(100vh,clamp(1000px,(896px - 100%)*999,2200px))" }}>
    ${LINKS}
  </span>
</cat-tour-list>
`);
    expect(reactSnippet({ ...widget, tag: 'cat-reserve-button', style: '' })).toMatch(
      /no-search="">\n  <span slot="fallback">/,
    );
  });
});

it('escapes the name of a tour in every form', () => {
  const bookingLinks = [{ name: 'Heights <svg/onload=y()>', href: 'https://booking.example/1' }];
  const hostile = { ...widget, bookingLinks };
  for (const form of [snippet, divSnippet, plainLinks, reactSnippet])
    expect(form(hostile)).not.toContain('<svg');
});

it('brings the fonts of our own look in every form with a script', () => {
  const edition = { ...widget, options: { look: 'edition' } };
  for (const form of [snippet, divSnippet, reactSnippet]) {
    expect(form(edition)).toContain('https://example.com/v1/fonts.css');
    expect(form(widget)).not.toContain('fonts.css');
  }
});
