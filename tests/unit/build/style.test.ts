import { describe, expect, it } from 'vitest';
import { elementFolders } from '../../../site/prerender/bundle/paths';
import { minify, utilitiesFor } from '../../../site/prerender/css/sheet';
import { pageTokens, theme } from '../../../site/prerender/css/tokens';
import { propertyDocs } from '../../../widgets/kit/element/element-docs';
import { css as base } from '#css/base';
import { css as calendar } from '#css/booking-calendar';
import { css as inDialog } from '#css/in-dialog';
import { css as looks } from '#css/looks';
import { css as own } from '#css/tour-list';

describe('third-party style sheet', () => {
  const css = base + looks + own;

  it('uses no unit of the host page', () => expect(css).not.toMatch(/\d(rem|vw|vh)\b/));
  it('declares no public custom property', () => expect(css).not.toMatch(/[{;]--cat-/));
  it('has no font and no registered property', () => expect(css).not.toMatch(/@font-face|@property/));
  it('resets the wrapper, and leaves the host element to the page', () => {
    expect(css).toContain('[data-cat]{all:initial;');
    expect(css).not.toMatch(/:host\{[^}]*(all|display|width|margin|float|position):/);
  });
});

describe('tokens', () => {
  const declared = (text: string) => new Set([...text.matchAll(/[{;](--[\w-]+):/g)].map((match) => match[1]));
  /** Our pages set `--_page-*`. */
  const missing = (text: string, declarations = text) =>
    [...text.matchAll(/var\((--(?!cat-|_page-)[\w-]+)/g)]
      .map((match) => match[1])
      .filter((name) => !declared(declarations).has(name));

  // An undeclared token would inherit from the host page.
  it.each(elementFolders)('of %s are all declared, in every look', async (folder) => {
    const { css: more } = (await import(`../../../.cache/css/${folder}.ts`)) as { css: string };
    const { css: edition } = (await import(`../../../.cache/css/${folder}-edition.ts`)) as { css: string };
    expect(missing(base + looks + more)).toEqual([]);
    expect(missing(base + more + edition)).toEqual([]);
    expect(base + looks + more + edition).not.toMatch(/--_[\w-]+:[^;}]*\binherit\b/);
  });

  it('have the defaults of the reference in the neutral look', () => {
    const inner = (token: string) => new RegExp(`${token}:(.*?);`).exec(looks)![1]!;
    const sheet = (base + looks + own + calendar + inDialog).replaceAll(
      /var\((--_(?:font|link|radius))\)/g,
      (_, token) => inner(token),
    );
    const declarations = sheet.replaceAll(', ', ',');
    for (const [name, [, fallback]] of Object.entries(propertyDocs))
      expect(declarations).toContain(`var(${name},${fallback.replaceAll(', ', ',')})`);
  });

  it('of the theme are all declared', () => {
    expect(missing(JSON.stringify(theme), pageTokens)).toEqual([]);
  });
});

describe('mistakes', () => {
  it('in CSS are reported with their file and line', () => {
    expect(() => minify('a {}\n\nb[{}', 'a.css')).toThrow(/^a\.css:3: /);
    expect(() => minify('\na:lit {}\n', 'a.css')).toThrow(/^a\.css:2: 'lit' is not/);
  });

  it('in class names are reported with their file and line', () => {
    const compile = () => utilitiesFor('widgets/faq/element.ts', '');
    expect(compile).toThrow(/^widgets\/faq\/faq\.tsx:\d+: unknown class name "faq-list"\. /m);
  });
});
