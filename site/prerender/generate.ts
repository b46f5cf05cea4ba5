import { readFileSync } from 'node:fs';
import { generateContent } from './content/main';
import { generateCss } from './css/main';
import { writeAlbums } from './pictures/albums';
import { generatePictures } from './pictures/main';
import { writeBuildModule } from './build-id';
import { writeConfig } from './config-module';

/**
 * Writes the modules under `.cache/` that the sources import as `#content/...` and `#css/...`, and the
 * picture files. Everything else (bundler, tests, type checker) then sees plain modules.
 * @param full all picture formats and widths, for a deploy
 */
export async function generate({ full = false } = {}): Promise<void> {
  await generateContent({ outDir: '.cache/content' });
  await writeConfig({ outDir: '.cache/content' });
  await generatePictures({ full, outDir: '.cache' });
  await writeAlbums({ outDir: '.cache/content' });
  generateCss({ outDir: '.cache/css' });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  writeBuildModule({ version, outDir: '.cache/content' });
}

if (process.argv[1]?.endsWith('generate.ts')) await generate({ full: process.argv.includes('--full') });
