import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupsIn } from '../../../site/prerender/css/class-lists';
import { withGroups } from '../../../site/prerender/css/group-classes';
import { utilityRules } from '../../../site/prerender/css/sheet';
import { siteSheets } from '../../../site/prerender/css/site-sheets';

describe('utilities that stand together', () => {
  it('become one class, the same wherever they do', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'groups-'));
    const file = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    file('main.tsx', `import './part'; export const A = <p className="mine flex gap-4" />;`);
    file(
      'part.tsx',
      `export const B = (on: boolean) => <p className={on ? 'flex gap-4' : 'grid'}><i className="mine" /></p>;`,
    );
    const groups = groupsIn([path.join(folder, 'main.tsx')], new Set(['mine']));
    expect(groups.map(({ utilities, name, modules }) => [utilities.join(' '), name, modules.size])).toEqual([
      ['flex gap-4', '_0', 2],
      ['grid', '_1', 1],
    ]);
  });

  it('do under one name what they do by themselves, in the theme’s order', () => {
    expect(utilityRules(['md:hidden', 'flex', 'hover:underline', 'mt-g4'], 'x', '_0')).toBe(
      '._0{margin-top:var(--_g4);display:flex}._0:hover{text-decoration-line:underline}@media (width>=48em){._0{display:none}}',
    );
  });

  it('are refused where they stand on values that our pages do not set', () =>
    expect(() => utilityRules(['flex', '-translate-y-1'], 'x')).toThrow(
      /x: unknown class names: .*--tw-transform/,
    ));
});

describe('code with class names', () => {
  const names = { 'flex gap-4': '_0', grid: '_1' };
  const grouped = (code: string) => withGroups(code, names);

  it('gets the short ones, behind those of style sheets', () =>
    expect(grouped(`_jsx("p", { className: "flex mine gap-4", children: "flex" })`)).toBe(
      `_jsx("p", { className: "mine _0", children: "flex" })`,
    ));
  it('gets them in every branch and constant, but not where something is compared', () =>
    expect(
      grouped(
        `const boxClassName = 'grid'; const a = { className: kind === 'grid' ? 'flex gap-4' : \`icon \${b} grid \` };`,
      ),
    ).toBe(
      `const boxClassName = '_1'; const a = { className: kind === 'grid' ? '_0' : \`icon \${b} _1 \` };`,
    ));
  it('is refused with utilities that no sheet has rules for', () =>
    expect(() => grouped(`({ className: 'flex' })`)).toThrow('no sheet has rules for "flex"'));
});

it('every group of our pages has its rules once, in the sheet of all pages or in a page’s own', () => {
  const { site, own, groups } = siteSheets(
    readFileSync('site/style/page.css', 'utf8'),
    readFileSync('site/style/print.css', 'utf8'),
  );
  for (const name of Object.values(groups)) {
    const sheets = [site, ...own.values()].filter((css) => css.includes(`.${name}{`));
    expect([name, sheets.length]).toEqual([name, 1]);
  }
});
