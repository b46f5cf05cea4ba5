import { readFileSync } from 'node:fs';
import type { CheckedContent } from './content/check-folder';
import { generateContent } from './content/main';
import { tellSamples } from './content/world';
import { generateCss } from './css/main';
import { writeAlbums } from './pictures/albums';
import { generatePictures } from './pictures/main';
import { writeBuildModule } from './build-id';
import { writeConfig } from './config-module';
import { writeTagFaces } from './tag-faces';

interface GenerateOptions {
  /** All picture formats and widths, for a deploy. */
  full?: boolean;
  /** Treatment of samples: as any other content, or as in a build for the world. */
  samples?: 'keep' | 'leave out';
  /** Receives what becomes of samples, and which stops have no place on a map. */
  log?: (line: string) => void;
}

/**
 * Writes the modules under `.cache/` that the sources import as `#content/...` and `#css/...`, and the
 * picture files. Everything else (bundler, tests, type checker) then sees plain modules.
 * @returns all that was found out about the content
 */
export async function generate({
  full = false,
  samples = 'keep',
  log,
}: GenerateOptions = {}): Promise<CheckedContent> {
  const content = await generateContent({ outDir: '.cache/content', samples });
  if (samples === 'leave out') tellSamples(content.samples).forEach((line) => log?.(line));
  content.places.forEach((line) => log?.(line));
  await writeConfig({ outDir: '.cache/content' });
  writeTagFaces({ outDir: '.cache/content' });
  await generatePictures({ full, outDir: '.cache' });
  await writeAlbums({ outDir: '.cache/content' });
  generateCss({ outDir: '.cache/css' });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  writeBuildModule({ version, outDir: '.cache/content' });
  return content.checked;
}

if (process.argv[1]?.endsWith('generate.ts')) await generate({ full: process.argv.includes('--full') });
