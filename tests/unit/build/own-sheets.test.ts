import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { css as all } from '#css/site';
import { checkUse, ownSheets } from '../../../site/prerender/css/own-sheets';
import { writtenFor } from '../../../site/prerender/css/sheet';

/** A site of two pages: the first brings its own sheet, and shares one part with the second. */
const site = {
  'main.tsx': `export const pages = [() => import('./pages/one'), () => import('./pages/two')];`,
  'pages/one.tsx': `import { css } from '#css/pages/one'; import './own'; import '../ui/shared'; export const A = <p className="one" />;`,
  'pages/one.css': '.one { color: red }',
  'pages/own.tsx': `export const B = <p className="own" />;`,
  'pages/own.css': ".own { top: 0; &::before { content: '' } @media (width < 40em) { left: 0 } }",
  'pages/own.edition.css': '[data-look] .own { top: 1px }',
  'pages/two.tsx': `import '../ui/shared'; export const C = <p className="two" />;`,
  'pages/two.css': '.two { color: blue }',
  'ui/shared.tsx': `export const D = <p className="shared" />;`,
  'ui/shared.css': '.shared { color: green }',
};

function write(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return path.join(folder, 'main.tsx');
}

describe('sheets that pages bring themselves', () => {
  it('hold what is beside a page and beside what only it leads to, written as HTML text can be', () => {
    const [own, ...others] = ownSheets(write(site));
    expect(others).toEqual([]);
    expect(own!.name).toBe('pages/one');
    expect(own!.css).toBe(
      ".own{top:0}.own:before{content:''}@media not (min-width:40em){.own{left:0}}[data-look] .own{top:1px}.one{color:red}",
    );
  });

  it('leave the sheet of all pages to what others lead to as well, and to pages without one', () => {
    const entry = write(site);
    const { files } = ownSheets(entry)[0]!;
    expect(writtenFor(entry, new Set(files)).css).toBe('.shared{color:green}.two{color:#00f}');
  });

  it('take up others by name, which then are in no page’s sheet', () => {
    const sheets = ownSheets(
      write({
        ...site,
        'pages/own.tsx': `import { css } from '#css/map'; export const B = <p className="map" />;`,
        'pages/map.css': "@import '../ui/shared.css';\n.map { top: 0 }",
      }),
    );
    expect(sheets.map(({ name }) => name)).toEqual(['map', 'pages/one']);
    expect(sheets[0]!.css).toBe('.shared{color:green}.map{top:0}');
    expect(sheets[1]!.css).not.toContain('.shared');
  });

  it('are asked for by the page itself', () =>
    expect(() =>
      ownSheets(write({ ...site, 'pages/two.tsx': `import { css } from '#css/pages/one';` })),
    ).toThrow('two.tsx: #css/pages/one is for pages/one.tsx alone'));

  it('stop the build where another page has a class name of theirs', () => {
    const entry = write({ ...site, 'pages/two.tsx': `export const C = <p className="two own" />;` });
    expect(() => checkUse(entry, ownSheets(entry), '.two{color:blue}')).toThrow(
      /two\.tsx: the rules for \.own come with #css\/pages\/one alone/,
    );
    expect(() => checkUse(entry, ownSheets(entry), '.two{color:blue}.own{top:0}')).not.toThrow();
  });

  it('find every token that they use in the sheet of all pages, or in themselves', () => {
    const declared = (css: string) => new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    for (const { css } of ownSheets('site/main.tsx')) {
      const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
      expect(used.filter((name) => !declared(all + css).has(name))).toEqual([]);
    }
  });
});
