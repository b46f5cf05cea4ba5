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
import * as configs from '../../../rollup.config.mjs';
import { bundleBrowser } from '../build';
import { bundle } from '../bundle/run';
import { projectVersion } from '../tools/sources';
import { generate } from '../generate';
import { runProgram } from '../tools/program';
import {
  CHANGELOG,
  hashesOf,
  INTEGRITY,
  integrity,
  numberChanges,
  readIntegrity,
  RELEASES,
} from './releases';
import type { Release } from './releases';
import { packageFolder, writePackage } from '../package/write-package';
import { copyTypes } from '../docs/types';

/**
 * `npm run release`: writes this version's loader, code and types to `public/v/`, which no build changes, so that later
 * deploys serve the pages that pinned it. Moves the unreleased changes of `loader/CHANGELOG.md` under its number and
 * packs the npm package.
 */
async function release(): Promise<void> {
  const version = projectVersion();
  const folder = `${RELEASES}/${version}`;
  if (existsSync(folder))
    throw new Error(`${version} was released already: raise "version" in package.json first.`);
  if (process.env.SANDBOX) throw new Error('A release is for production: run it without SANDBOX.');

  const day = new Date().toISOString().slice(0, 10);
  const changes = numberChanges(readFileSync(CHANGELOG, 'utf8'), version, day);

  const made = '.cache/release';
  rmSync(made, { recursive: true, force: true });
  const { origin } = await generate();
  const manifest = await bundleBrowser(made, '', console.log);
  await bundle({ loader: configs.exactLoader({ dir: made, manifest, origin }) }, version, console.log);
  const { code, schema } = manifest;
  // Renamed at the end: a partial release would count as released.
  const whole = `${made}/whole`;
  cpSync(`${made}/c/${code}`, whole, { recursive: true, filter: (file) => !file.endsWith('.map') });
  copyFileSync(`${made}/v/${version}/loader.js`, `${whole}/loader.js`);
  copyTypes(whole);

  const about: Release = { schema, files: hashesOf(whole) };
  writeFileSync(`${whole}/release.json`, `${JSON.stringify(about, null, 2)}\n`);
  mkdirSync(RELEASES, { recursive: true });
  renameSync(whole, folder);
  const own = { [`v/${version}/loader.js`]: integrity(readFileSync(`${folder}/loader.js`)) };
  writeFileSync(INTEGRITY, `${JSON.stringify({ ...readIntegrity(), ...own }, null, 2)}\n`);
  writeFileSync(CHANGELOG, changes);
  const packed = await pack(origin);
  console.log(
    `Released ${folder}. Commit it, and raise "version" in package.json before the next change to a tag.
The package for React, Vue and Svelte is published by: npm publish ${packed}`,
  );
}

/** Packs `cat-tours` for the owner to publish. Returns the file. */
async function pack(origin: string): Promise<string> {
  await writePackage(origin);
  const packed = execFileSync('npm', ['pack', path.resolve(packageFolder()), '--silent'], {
    cwd: '.cache',
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return `.cache/${packed.trim()}`;
}

runProgram(release);
