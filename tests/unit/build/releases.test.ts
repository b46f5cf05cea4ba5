import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { integrity } from '../../../site/prerender/release/integrity';
import { checkReads, checkReleases, INTEGRITY } from '../../../site/prerender/release/releases';

const folder = mkdtempSync(path.resolve('.cache/releases-'));
const [version] = readdirSync('public/v').filter((name) => existsSync(`public/v/${name}/release.json`));
const file = (name: string) => path.join(folder, version!, name);

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync('public/v', folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('kept releases', () => {
  it('are as they were released, and their hashes are published', () => {
    expect(() => checkReleases([1], folder)).not.toThrow();
    const published = JSON.parse(readFileSync(INTEGRITY, 'utf8')) as Record<string, string>;
    const name = `v/${version}/loader.js`;
    expect(published[name]).toBe(integrity(readFileSync(`public/${name}`)));
  });

  it('bring all that their code imports, and no maps', () => {
    const names = readdirSync(`public/v/${version}`);
    const code = names.filter((name) => name.endsWith('.js') && name !== 'loader.js');
    const texts = code.map((name) => readFileSync(`public/v/${version}/${name}`, 'utf8'));
    const imported = texts.flatMap((text) =>
      [...text.matchAll(/(?<![\w-])(?:from|import)\(?"([^"]+)"/g)].map((match) => match[1]!),
    );
    expect(imported.length).toBeGreaterThan(50);
    const others = imported.filter((name) => !names.includes(name.replace(/^\.\//, '')));
    expect(others.filter((name) => !/^\.\.\/\.\.\/data\/1\/[\w-]+\.js$/.test(name))).toEqual([]);
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  });

  it('hold nothing that the owner edits', () => {
    const { email } = JSON.parse(
      readFileSync(`.cache/content/mail-address.ts`, 'utf8').replace(
        /export const email = (".*");/,
        '{"email":$1}',
      ),
    ) as { email: string };
    for (const name of readdirSync(`public/v/${version}`).filter((each) => each.endsWith('.js'))) {
      const text = readFileSync(`public/v/${version}/${name}`, 'utf8');
      expect([name, text.includes(email), /\$\d\d\b/.test(text)]).toEqual([name, false, false]);
    }
  });

  it('stop a build that has changed one, lost a part of it or added one', () => {
    writeFileSync(file('runtime.js'), '// another');
    expect(() => checkReleases([1], folder)).toThrow(/is not what was released: runtime\.js/);
    rmSync(file('runtime.js'));
    expect(() => checkReleases([1], folder)).toThrow(/is not what was released: runtime\.js/);
    cpSync(`public/v/${version}/runtime.js`, file('runtime.js'));
    writeFileSync(file('more.js'), '');
    expect(() => checkReleases([1], folder)).toThrow(/is not what was released: more\.js/);
  });

  it('are not confused by what a file manager leaves behind', () => {
    writeFileSync(path.join(folder, '.DS_Store'), '');
    writeFileSync(file('.DS_Store'), '');
    expect(() => checkReleases([1], folder)).not.toThrow();
  });

  it('stop a build that has lost one whole, or half of it, or its published hash', () => {
    writeFileSync(path.join(folder, 'integrity.json'), '{}');
    expect(() => checkReleases([1], folder)).toThrow(`differ in v/${version}/loader.js`);
    cpSync(INTEGRITY, path.join(folder, 'integrity.json'));
    rmSync(file('release.json'));
    expect(() => checkReleases([1], folder)).toThrow(/is half a release/);
    rmSync(path.join(folder, version!), { recursive: true });
    expect(() => checkReleases([1], folder)).toThrow(`differ in v/${version}/loader.js`);
  });

  it('stop a build whose data has dropped a name that they import', () => {
    const all = readdirSync(`public/v/${version}`).flatMap((name) =>
      [
        ...readFileSync(`public/v/${version}/${name}`, 'utf8').matchAll(
          /import\{([^}]*)\}from"[./]*\/data\/1\/([\w-]+)\.js"/g,
        ),
      ].map(
        ([, names, module]) => [module!, names!.split(',').map((each) => each.split(' as ')[0]!)] as const,
      ),
    );
    const exports: Record<string, string[]> = {};
    for (const [module, names] of all) exports[module] = [...(exports[module] ?? []), ...names];
    expect(exports['tour-list']).toContain('cards');
    expect(() => checkReads(1, exports, folder)).not.toThrow();
    const renamed = { ...exports, 'tour-list': exports['tour-list']!.filter((name) => name !== 'cards') };
    expect(() => checkReads(1, renamed, folder)).toThrow(
      /data\/1\/tour-list\.js no longer exports cards, which .*tour-list\.js imports/,
    );
    expect(() => checkReads(2, renamed, folder)).not.toThrow();
  });

  it('stop a build that no longer writes the data they read', () => {
    expect(() => checkReleases([3, 2], folder)).toThrow(/reads data of schema 1, which is no longer written/);
  });
});
