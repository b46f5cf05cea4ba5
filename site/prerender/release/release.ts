import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { bundle } from '../build';
import { CHANGELOG, numberChanges } from './changelog';
import { generate } from '../generate';
import { integrity } from './integrity';
import type { ManifestFile } from '../manifest';
import { hashesOf, INTEGRITY, KEPT, type Release } from './releases';
import { PACKAGE, writePackage } from '../package/main';
import { copyTypes } from '../types';

/**
 * `npm run release`: keeps this version's loader, all its code and its types under `public/v/`, so that later deploys
 * go on serving the pages that pinned it, and numbers what `loader/CHANGELOG.md` says of it. No build ever writes
 * there. The package of the same version is packed, and what publishes it is said. Then the next change raises the
 * version in package.json.
 */
async function release(): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const kept = `${KEPT}/${version}`;
  if (existsSync(kept))
    throw new Error(`${version} was released already: raise "version" in package.json first.`);
  if (process.env.SANDBOX) throw new Error('A release is for the world: run it without SANDBOX.');

  const changes = numberChanges(
    readFileSync(CHANGELOG, 'utf8'),
    version,
    new Date().toISOString().slice(0, 10),
  );

  const made = '.cache/release';
  rmSync(made, { recursive: true, force: true });
  process.env.OUT_DIR = made;
  process.env.RELEASE = '1';
  await generate();
  await bundle(console.log);
  const { code, schema } = JSON.parse(readFileSync('.cache/manifest.json', 'utf8')) as ManifestFile;
  // Moved into place when it is whole: half a release would stop every build.
  const whole = `${made}/kept`;
  cpSync(`${made}/c/${code}`, whole, { recursive: true, filter: (file) => !file.endsWith('.map') });
  copyFileSync(`${made}/v/${version}/loader.js`, `${whole}/loader.js`);
  copyTypes(whole);

  const about: Release = { schema, code, files: hashesOf(whole) };
  writeFileSync(`${whole}/release.json`, `${JSON.stringify(about, null, 2)}\n`);
  mkdirSync(KEPT, { recursive: true });
  renameSync(whole, kept);
  const known = existsSync(INTEGRITY) ? (JSON.parse(readFileSync(INTEGRITY, 'utf8')) as object) : {};
  const own = { [`v/${version}/loader.js`]: integrity(readFileSync(`${kept}/loader.js`)) };
  writeFileSync(INTEGRITY, `${JSON.stringify({ ...known, ...own }, null, 2)}\n`);
  writeFileSync(CHANGELOG, changes);
  const packed = await pack();
  console.log(
    `Kept ${kept}. Commit it, and raise "version" in package.json before the next change to a tag.
The package for React, Vue and Svelte is published by: npm publish ${packed}`,
  );
}

/** Packs `cat-tours` as it is to be published, which is the owner's act. */
async function pack(): Promise<string> {
  const { site } = await import('#content/config');
  await writePackage({ site });
  const packed = execFileSync('npm', ['pack', path.resolve(PACKAGE), '--silent'], {
    cwd: '.cache',
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return `.cache/${packed.trim()}`;
}

release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
