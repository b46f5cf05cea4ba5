import { execFileSync } from 'node:child_process';
import { generateContent } from './content/main';
import { diagnosis } from './content/production-build';
import { generateCss } from './css/main';
import { planPictures } from './pictures/main';
import { writeAlbums } from './pictures/modules';
import { writeBuildModule } from './build-id';
import { writeConfig } from './config-module';

interface GenerateOptions {
  /** All picture formats and widths, for a deploy. */
  full?: boolean;
  /** `omit` in a production build. */
  samples?: 'keep' | 'omit';
  log?: (line: string) => void;
}

export type Generated = Awaited<ReturnType<typeof generateFromContent>>;

/** Writes the modules under `.cache/` that the sources import as `#content/...` and `#css/...`. */
export async function generate(options: GenerateOptions = {}): Promise<Generated> {
  const generated = await generateFromContent(options);
  generateFromCode();
  generateFromElements();
  return generated;
}

/** Writes the modules that are generated from the owner's content. */
export async function generateFromContent({ full = false, samples = 'keep', log }: GenerateOptions = {}) {
  const checked = generateContent({ outDir: '.cache/content', samples });
  if (samples === 'omit') log?.(diagnosis(checked));
  const { settings, tours, albums } = checked.content;
  writeConfig(settings!.data, '.cache/content');
  const ofTours = Object.fromEntries(tours.map(({ slug, data }) => [`tours/${slug}`, data.image]));
  const { pictures, small, encode } = await planPictures({ full, outDir: '.cache', ofTours, log });
  writeAlbums('.cache', pictures, albums);
  // Writing the picture files takes long, and no module needs them.
  return { checked, pictures, small, encodePictures: encode };
}

/** Writes the modules that are generated from the code. Run it after the content: the build's id contains the site's origin. */
export function generateFromCode(): void {
  generateCss({ outDir: '.cache/css' });
  writeBuildModule('.cache/content');
}

/** Writes the typings and docs of the elements, in a new process, which has cached no module. */
export function generateFromElements(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'site/prerender/docs/write-types.ts'], {
    stdio: 'inherit',
  });
}

if (process.argv[1]?.endsWith('generate.ts')) {
  const { encodePictures } = await generate({ full: process.argv.includes('--full') });
  await encodePictures();
}
