import '../../start/configure';
import { business } from '#content/settings';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { everyAddress } from '../../routes';
import { checkFragments } from './fragments';
import { fileOf, siteFiles } from './render';
import { makeAll } from './site-files';
import type { DataHashes, Manifest } from '../bundle/manifest';
import { listDeploy } from '../release/earlier-deploys';
import { CHANGELOG, releasedChanges } from '../release/releases';
import { copyTypes, TYPES } from '../docs/types';

// The entry of the prerenderer, a bundle of the components for Node.
export { siteFiles };

/**
 * Writes everything in the site's folder that the bundler does not.
 * @param dir folder of the site
 */
export async function writePages(dir: string, manifest: Manifest, hashes: DataHashes): Promise<void> {
  cpSync('public', dir, { recursive: true });
  cpSync('.cache/img', `${dir}/img`, { recursive: true });

  const contents = await makeAll(await siteFiles(dir, manifest, hashes));
  const addresses = await everyAddress();
  checkFragments(
    new Map(addresses.map((address) => [address, String(contents.get(fileOf(address)))])),
    business.siteUrl,
  );
  for (const [name, content] of contents) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  // Browsers show .txt, and download .md.
  writeFileSync(`${dir}/v1/changes.txt`, releasedChanges(readFileSync(CHANGELOG, 'utf8')));
  copyTypes(`${dir}/v1`);
  copyFileSync(`${TYPES}/custom-elements.json`, `${dir}/custom-elements.json`);
  listDeploy(dir);
}
