import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tagFolders } from '../../../site/prerender/bundle/paths';
import { minify, sheetFor } from '../../../site/prerender/css/sheet';
import { css as base } from '#css/base';
import { css as own } from '#css/tour-list';

function entry(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'style-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return path.join(folder, 'entry.tsx');
}

describe('style sheets', () => {
  it("contain the rules of the modules' files and utilities for their class names", () => {
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

  it('report unknown class names', () => {
    const file = entry({ 'entry.tsx': `export const A = <p className="flex nonsense md:what" />;` });
    expect(() => sheetFor(file)).toThrow(/unknown class names: .*nonsense/);
  });

  it('are rejected for a broken selector', () =>
    expect(() => minify('.a:@md { color: red }', 'a.css')).toThrow());
});

describe('third-party style sheet', () => {
  const css = base + own;

  it('uses no unit of the host page', () => expect(css).not.toMatch(/\d(rem|vw|vh)\b/));
  it('declares no public custom property', () => expect(css).not.toMatch(/[{;]--cat-/));
  it('has no font and no registered property', () => expect(css).not.toMatch(/@font-face|@property/));
  it('resets the wrapper, and leaves the host element to the page', () => {
    expect(css).toContain('[data-cat]{all:initial;');
    expect(css).not.toMatch(/:host\{[^}]*(all|display|width|margin|float|position):/);
  });
});

describe.each(tagFolders)('the tokens of %s', (folder) => {
  const declared = (text: string) => new Set([...text.matchAll(/[{;](--[\w-]+):/g)].map((match) => match[1]));
  const missing = (text: string) =>
    [...text.matchAll(/var\((--(?!cat-|_page-)[\w-]+)/g)]
      .map((match) => match[1])
      .filter((name) => !declared(text).has(name));

  // An undeclared token would inherit from the host page. Our pages set `--_page-*`.
  it('are all declared, in every look', async () => {
    const { css: more } = (await import(`../../../.cache/css/${folder}.ts`)) as { css: string };
    const { css: edition } = (await import(`../../../.cache/css/${folder}-edition.ts`)) as { css: string };
    const sheet = base + more;
    expect(missing(sheet)).toEqual([]);
    expect(missing(sheet + edition)).toEqual([]);
    expect(sheet + edition).not.toMatch(/--_[\w-]+:[^;}]*\binherit\b/);
  });
});
