import type { CheckedContent } from './content/check-folder';
import { generateContent } from './content/main';
import { tellSamples } from './content/world';
import { generateCss } from './css/main';
import { writeAlbums } from './pictures/albums';
import { planPictures, type PicturePlan } from './pictures/main';
import { projectVersion, writeBuildModule } from './build-id';
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

export interface Generated {
  /** All that was found out about the content. */
  checked: CheckedContent;
  /** Makes the picture files, which take longer than all the rest and which no module waits for. */
  encodePictures: PicturePlan['encode'];
}

/**
 * Writes the modules under `.cache/` that the sources import as `#content/...` and `#css/...`. Everything else (bundler,
 * tests, type checker) then sees plain modules.
 */
export async function generate(options: GenerateOptions = {}): Promise<Generated> {
  const generated = await generateFromContent(options);
  generateFromCode();
  return generated;
}

/** Writes what is made of the owner's content, and of the reference of tags beside it. */
export async function generateFromContent({
  full = false,
  samples = 'keep',
  log,
}: GenerateOptions = {}): Promise<Generated> {
  const content = await generateContent({ outDir: '.cache/content', samples });
  if (samples === 'leave out') tellSamples(content.samples).forEach((line) => log?.(line));
  content.places.forEach((line) => log?.(line));
  const { languages } = await writeConfig({ outDir: '.cache/content' });
  writeTagFaces({
    outDir: '.cache/content',
    languages,
    tours: content.checked.content.tours.map(({ slug }) => slug),
  });
  const ofTours = Object.fromEntries(
    content.checked.content.tours.map(({ slug, data }) => [`tours/${slug}`, data.image]),
  );
  const { encode } = await planPictures({ full, outDir: '.cache', ofTours, log });
  await writeAlbums({ outDir: '.cache/content' });
  return { checked: content.checked, encodePictures: encode };
}

/** Writes what is made of the code, after what is made of the content, whose address of the site the build's id holds. */
export function generateFromCode(): void {
  generateCss({ outDir: '.cache/css' });
  writeBuildModule({ version: projectVersion(), outDir: '.cache/content' });
}

if (process.argv[1]?.endsWith('generate.ts')) {
  const { encodePictures } = await generate({ full: process.argv.includes('--full') });
  await encodePictures();
}
