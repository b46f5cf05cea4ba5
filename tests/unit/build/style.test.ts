import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tagFolders } from '../../../site/prerender/tag-folders';
import { minify, sheetFor } from '../../../site/prerender/css/sheet';
import { css as base } from '#css/base';
import { css as own } from '#css/tour-list';
import { css as form } from '#css/contact';
import { css as site } from '#css/site';

function entry(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'style-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return path.join(folder, 'entry.tsx');
}

describe('style sheets', () => {
  it('hold the rules of the files beside the modules, and the utilities for class names', () => {
    const { css, edition } = sheetFor(
      entry({
        'entry.tsx': `import { Part } from './part'; export const A = (on: boolean) => <p className={on === true ? 'flex mine' : 'grid'}><Part /></p>;`,
        'part.tsx': `export const Part = () => <i className="part" />;`,
        'part.css': '.part { color: red; & b { margin: 0 } }',
        'entry.css': '.mine { top: 0 }',
        'entry.edition.css': '.mine { left: 0 }',
      }),
    );
    expect(css).toBe('.part{color:red}.part b{margin:0}.mine{top:0}.flex{display:flex}.grid{display:grid}');
    expect(edition).toBe('.mine{left:0}');
  });

  it('name the class names that mean nothing', () => {
    const file = entry({ 'entry.tsx': `export const A = <p className="flex nonsense md:what" />;` });
    expect(() => sheetFor(file)).toThrow(/unknown class names: .*nonsense/);
  });

  it('are refused for a broken selector', () =>
    expect(() => minify('.a:@md { color: red }', 'a.css')).toThrow());
});

describe('a tag in a foreign page', () => {
  const css = base + own;

  it('knows no unit of the page around it', () => expect(css).not.toMatch(/\d(rem|vw|vh)\b/));
  it('declares no public property, or it would cut off the page’s theming', () =>
    expect(css).not.toMatch(/[{;]--cat-/));
  it('brings no font and no registered property', () => expect(css).not.toMatch(/@font-face|@property/));
  it('seals the wrapper, and leaves the place to the page', () => {
    expect(css).toContain('[data-cat]{all:initial;');
    expect(css).not.toMatch(/:host\{[^}]*(all|display|width|margin|float|position):/);
  });
  it('finds every token that its rules use, in the base or in its own sheet', () => {
    for (const sheet of [css, base + form]) {
      const set = new Set([...sheet.matchAll(/(--_[\w-]+):/g)].map(([, name]) => name));
      const used = [...sheet.matchAll(/var\((--_[\w-]+)\)/g)].map(([, name]) => name);
      expect(used.filter((name) => !set.has(name))).toEqual([]);
    }
  });
  it('does not pay for tokens that another tag uses', () => {
    expect(form).toMatch(/\[data-cat\]\{[^}]*--_error:/);
    expect(css).not.toContain('--_error');
  });
});

describe.each(tagFolders())('the tokens of %s', (folder) => {
  const declared = (text: string) => new Set([...text.matchAll(/[{;](--[\w-]+):/g)].map((match) => match[1]));
  const missing = (text: string) =>
    [...text.matchAll(/var\((--(?!cat-)[\w-]+)/g)]
      .map((match) => match[1])
      .filter((name) => !declared(text).has(name));

  // What is not declared on the wrapper would come in from the page, where anybody may use the same names.
  it('are all its own, in every look', async () => {
    const { css: more } = (await import(`../../../.cache/css/${folder}.ts`)) as { css: string };
    const { css: edition } = (await import(`../../../.cache/css/${folder}-edition.ts`)) as { css: string };
    const sheet = base + more;
    expect(missing(sheet)).toEqual([]);
    expect(missing(sheet + edition)).toEqual([]);
    expect(sheet + edition).not.toMatch(/--_[\w-]+:[^;}]*\binherit\b/);
  });
});

it('our own pages carry the fonts and both schemes', () => {
  expect(site).toContain('@font-face');
  expect(site).toContain('light-dark(#fbe9e1,#11142f)');
});
