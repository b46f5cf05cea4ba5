import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  checkReads,
  checkReleases,
  hashesOf,
  integrity,
  releasedChanges,
} from '../../../site/prerender/release/releases';

const folder = path.join(mkdtempSync(path.resolve('.cache/releases-')), 'v');
const inRelease = (name: string) => path.join(folder, '1.0.0', name);
const list = path.join(folder, 'integrity.json');

function release(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(inRelease(''), { recursive: true });
  writeFileSync(inRelease('loader.js'), 'import("./tour-list.js")');
  writeFileSync(inRelease('runtime.js'), 'export const h = 1;');
  writeFileSync(inRelease('tour-list.js'), 'import{cards as c,made}from"../../data/1/tour-list.js";');
  const about = { schema: 1, files: hashesOf(inRelease('')) };
  writeFileSync(inRelease('release.json'), JSON.stringify(about));
  const hash = integrity(readFileSync(inRelease('loader.js')));
  writeFileSync(list, JSON.stringify({ 'v/1.0.0/loader.js': hash }));
}

beforeEach(release);
afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

describe('checkReleases', () => {
  it('accepts unchanged releases and a missing folder', () => {
    expect(() => checkReleases([1], folder)).not.toThrow();
    expect(() => checkReleases([1], path.join(folder, 'none'))).not.toThrow();
  });

  it.each<[string, () => void, RegExp]>([
    ['changes', () => writeFileSync(inRelease('runtime.js'), '//'), /is not what was released: runtime\.js/],
    ['is lost', () => rmSync(inRelease('runtime.js')), /is not what was released: runtime\.js/],
    ['folder is lost', () => rmSync(inRelease(''), { recursive: true }), /no such file.*1\.0\.0/],
  ])('stops the build when a file of a release %s', (_what, change, message) => {
    change();
    expect(() => checkReleases([1], folder)).toThrow(message);
  });

  it('throws when the data of a release is no longer written', () => {
    expect(() => checkReleases([3, 2], folder)).toThrow(/reads data of schema 1, which is no longer written/);
  });
});

describe('checkReads', () => {
  it('throws when the data lacks a name that a release imports', () => {
    expect(() => checkReads(1, { 'tour-list': ['cards', 'made'] }, folder)).not.toThrow();
    expect(() => checkReads(1, { 'tour-list': ['made'] }, folder)).toThrow(
      /data\/1\/tour-list\.js no longer exports cards, which .*tour-list\.js imports/,
    );
    expect(() => checkReads(2, {}, folder)).not.toThrow();
  });
});

it('releasedChanges shows partners only released changes', () => {
  const older = '## 1.0.0, 2026-01-02\n\n- First.\n';
  expect(releasedChanges(`# Changes\n\n## Unreleased\n\n- New.\n\n${older}`)).toBe(older);
  expect(releasedChanges('# Changes\n\n## Unreleased\n\n- New.\n')).toBe('');
});
