import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from './build';

/**
 * `npm run release`: builds for the world and keeps this version's loader and chunks under `public/v/`, so that
 * later deploys go on serving the pages that pinned it. Then the next change raises the version in package.json.
 */
async function release(): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const kept = `public/v/${version}`;
  if (existsSync(kept))
    throw new Error(`${version} was released already: raise "version" in package.json first.`);
  await build({ full: true });
  cpSync(`dist/v/${version}`, kept, { recursive: true, filter: (file) => !file.endsWith('.map') });
  rmSync('public/v/integrity.json', { force: true });
  writeFileSync('public/v/integrity.json', readFileSync('dist/v/integrity.json'));
  console.log(
    `Kept ${kept}. Commit it, and raise "version" in package.json before the next change to a tag.`,
  );
}

release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
