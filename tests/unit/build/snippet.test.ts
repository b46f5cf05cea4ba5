import { describe, expect, it } from 'vitest';
import { reactText, svelteText, vueText } from '../../../loader/frameworks';
import {
  declarativeSnippet,
  divSnippet,
  frameAddress,
  frameSnippet,
  oneLineSnippet,
  plainLinks,
  snippet,
  type Widget,
} from '../../../loader/snippet';
import { tagManagerText } from '../../../loader/tag-manager';

const widget: Widget = {
  tag: 'cat-tour-list',
  site: 'https://example.com',
  partner: 'larkspur',
  campaign: 'lobby',
  options: { layout: 'list', 'no-search': true },
  style: '--cat-accent: #17573f; --cat-font: "Gill Sans", sans-serif',
  doors: [{ name: 'Brooklyn Heights', href: 'https://booking.example/1?full-items=yes&asn=larkspur' }],
};
const SCRIPT = '<script async src="https://example.com/loader.js"></script>';
const LINKS =
  '<a href="https://example.com/tours?partner=larkspur&amp;campaign=lobby" lang="en">Cat history walking tours</a>, <a href="https://booking.example/1?full-items=yes&amp;asn=larkspur">Brooklyn Heights</a>';
const TAG = `<cat-tour-list partner="larkspur" campaign="lobby" layout="list" no-search style="--cat-accent: #17573f; --cat-font: &quot;Gill Sans&quot;, sans-serif"><span slot="fallback" style="display:block;height:0;padding-bottom:min(100vh,1000px)">${LINKS}</span></cat-tour-list>`;

describe('the text that a partner pastes', () => {
  it('is the loader and the tag, with names, options and colors on it', () => {
    expect(snippet(widget)).toBe(`${SCRIPT}\n${TAG}`);
  });

  it('keeps room by the width of its place, and none where an option makes that unknown', () => {
    const lines = (options: Widget['options']) => snippet({ ...widget, options });
    expect(lines({ theme: 'dark' })).toContain('padding-bottom:clamp(650px,(896px - 100%)*999,100vh)');
    expect(lines({ 'no-search': true })).toContain('padding-bottom:clamp(560px,');
    expect(lines({ layout: 'compact', look: 'match' })).toContain('padding-bottom:clamp(550px,');
    expect(lines({ 'no-search': true, layout: 'compact' })).toContain('padding-bottom:clamp(455px,');
    expect(lines({ tours: 'private-tours' })).toContain('<span slot="fallback"><a');
    expect(lines({ layout: 'compact', look: 'edition' })).toContain('padding-bottom:clamp(720px,');
    expect(lines({ look: 'edition' })).toContain('padding-bottom:min(100vh,1100px)');
    expect(lines({ look: 'edition', tours: 'private-tours' })).toContain('<span slot="fallback"><a');
  });

  it('is one line for editors that make a paragraph of each', () => {
    expect(oneLineSnippet(widget)).toBe(SCRIPT + TAG);
  });

  it('names an exact loader with its hash', () => {
    const script = { path: '/v/1.0.0/loader.js', integrity: 'sha384-abc' };
    expect(snippet({ ...widget, script })).toContain(
      '<script async src="https://example.com/v/1.0.0/loader.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    );
  });

  it('carries the finished widget before the links', () => {
    expect(declarativeSnippet({ ...widget, painted: '<p>Tours</p>' })).toContain(
      '><template shadowrootmode="open"><p>Tours</p></template><span slot="fallback">',
    );
  });

  it('is a div where unknown tags are taken out, with the style on it', () => {
    expect(divSnippet(widget)).toBe(
      `${SCRIPT}\n<div data-cat="tour-list" data-partner="larkspur" data-campaign="lobby" data-layout="list" data-no-search="" style="--cat-accent: #17573f; --cat-font: &quot;Gill Sans&quot;, sans-serif"><span style="display:block;height:0;padding-bottom:min(100vh,1000px)">${LINKS}</span></div>`,
    );
    expect(divSnippet({ ...widget, tag: 'cat-faq' })).toContain(`sans-serif">${LINKS}</div>`);
  });

  it('is links alone where no script may run', () => {
    expect(plainLinks(widget)).toBe(`<p>${LINKS}</p>`);
    const nobody = { site: widget.site, partner: '', doors: [] };
    expect(plainLinks(nobody)).toBe(
      '<p><a href="https://example.com/tours" lang="en">Cat history walking tours</a></p>',
    );
  });

  it('is a frame whose address says all that the tag would', () => {
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
    // A policy may stop its style.
    expect(frameSnippet(widget)).toContain(' width="100%" height="700" style="border: 0">');
  });

  it('is a frame that begins about as high as its tag, and no higher than a window', () => {
    const height = (tag: string, options: Widget['options'] = {}) =>
      / height="(\d+)"/.exec(frameSnippet({ ...widget, tag, options }))?.[1];
    expect(height('cat-reserve-button')).toBe('44');
    expect(height('cat-reserve-button', { 'item-id': '562630' })).toBe('44');
    expect(height('cat-site-search')).toBe('150');
    expect(height('cat-price-calculator', { look: 'edition' })).toBe('570');
    expect(height('cat-survey')).toBe('700');
    expect(height('cat-blog')).toBe('700');
  });
});

describe('our own words, which are English', () => {
  const forms = (lang: string) => {
    const said = { ...widget, options: { lang } };
    const html = [snippet(said), divSnippet(said), plainLinks(said), frameSnippet(said)];
    return [...html, reactText(said), vueText(said)];
  };

  it('say so, whatever the page around and the tag speak', () => {
    for (const text of [...forms('de'), ...forms('en')])
      expect(text).toMatch(/<a [^>]*lang="en">Cat history walking tours|title="Cat [^>]* lang="en"/);
    expect(snippet({ ...widget, options: { lang: 'de' } })).toContain('asn=larkspur">Brooklyn Heights</a>');
  });
});

describe('the text for frameworks', () => {
  it('is a component that brings the loader itself', () => {
    for (const text of [reactText(widget), vueText(widget), svelteText(widget)]) {
      expect(text).toContain('https://example.com/loader.js');
      expect(text).toContain('<cat-tour-list partner="larkspur" campaign="lobby" layout="list" no-search');
      expect(text).toContain('asn=larkspur">Brooklyn Heights</a>');
    }
  });

  it('puts the loader into the page once, and catches what a policy says to it', () => {
    for (const text of [reactText(widget), vueText(widget), svelteText(widget)]) {
      expect(text).toMatch(/try \{[^}]*if \(!document\.querySelector\(`script\[src="\$\{src\}"\]`\)\)/);
      expect(text).toMatch(/\} catch \(error\) \{\s+console\.warn\(error\);\s+\}/);
    }
  });

  it('parts the links as HTML does', () => {
    for (const text of [vueText(widget), svelteText(widget)]) expect(text).toMatch(/tours<\/a>,\n\s+<a /);
    expect(reactText(widget)).toMatch(/tours<\/a>,\{' '\}\n\s+<a /);
  });

  it('keeps the room that the lines keep', () => {
    for (const text of [vueText(widget), svelteText(widget)])
      expect(text).toContain(
        '<span slot="fallback" style="display:block;height:0;padding-bottom:min(100vh,1000px)">',
      );
    expect(reactText(widget)).toContain(
      `<span slot="fallback" style={{ display: 'block', height: '0', paddingBottom: 'min(100vh,1000px)' }}>`,
    );
    for (const text of [reactText, vueText, svelteText])
      expect(text({ ...widget, tag: 'cat-faq' })).toContain('<span slot="fallback">');
  });

  it('writes a style as React wants it', () => {
    expect(reactText(widget)).toContain(
      `no-search="" style={{ '--cat-accent': '#17573f', '--cat-font': '"Gill Sans", sans-serif' }}>`,
    );
  });
});

it('escapes the name of a tour in every form', () => {
  const doors = [{ name: 'Heights <svg/onload=y()> & {x}', href: 'https://booking.example/1' }];
  const hostile = { ...widget, doors };
  for (const form of [snippet, divSnippet, plainLinks, reactText, vueText, svelteText])
    expect(form(hostile)).not.toContain('<svg');
  // A brace begins an expression in these two.
  for (const form of [reactText, svelteText]) expect(form(hostile)).toContain('&amp; &#123;x&#125;');
});

describe('the text for a tag manager', () => {
  it('ends no script before its time, and is JavaScript', () => {
    const options = { ...widget.options, label: '<!--<script> {{Page URL}}' };
    const text = tagManagerText({ ...widget, options, style: '--cat-font: "</script>"' });
    expect(text.match(/<\/?script>/g)).toEqual(['<script>', '</script>']);
    // Either would begin something else: a comment, a variable of the manager.
    expect(text).not.toMatch(/<!--|\{\{/);
    expect(text).toContain(String.raw`"\u003c!--\u003cscript> \u007b\u007bPage URL}}"`);
    const [, script] = /^<script>([\s\S]*)<\/script>$/.exec(text)!;
    // oxlint-disable-next-line no-new-func -- only parsed, to see that it can be
    expect(() => new Function(script!)).not.toThrow();
    expect(script).toContain('tag.setAttribute("no-search", "");');
  });

  it('says which words are English where the tag is to speak another language', () => {
    const text = tagManagerText({ ...widget, options: { lang: 'de' } });
    expect(text).toMatch(/\["Cat history walking tours", "[^"]+", "en"\]/);
    expect(text).toMatch(/\["Brooklyn Heights", "[^"]+asn=larkspur", ""\]/);
  });
});
