import { execFileSync } from 'node:child_process';
import { siteOrigin, writeConfig } from './content/write-config';
import { generateContent } from './content/generate-content';
import { diagnosis } from './content/production-build';
import { generateCss } from './css/generate-css';
import { currentMode } from './mode';
import { planPictures } from './pictures/plan-pictures';
import { writeAlbums } from './pictures/modules';
import { runProgram, type Log } from './tools/program';

interface GenerateOptions {
  /** All picture formats and widths, for a deploy. */
  full?: boolean;
  /** `omit` in a production build. */
  samples?: 'keep' | 'omit';
  log?: Log;
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
  const { content: outDir } = currentMode();
  const checked = generateContent({ outDir, samples });
  if (samples === 'omit') log?.(diagnosis(checked));
  const { settings, tours, albums } = checked.content;
  writeConfig(settings!.data, outDir);
  const ofTours = Object.fromEntries(tours.map(({ slug, data }) => [`tours/${slug}`, data.image]));
  const { pictures, small, encode } = await planPictures({
    full,
    outDir: '.cache',
    contentDir: outDir,
    ofTours,
    log,
  });
  writeAlbums(outDir, pictures, albums);
  return {
    checked,
    pictures,
    small,
    origin: siteOrigin(settings!.data),
    /** Writing the picture files takes long, and no module needs them. */
    encodePictures: encode,
  };
}

/** Writes the modules that are generated from the code. */
export const generateFromCode = (): void => generateCss({ outDir: '.cache/css' });

/** Writes the typings and docs of the elements, in a new process, which has cached no module. */
export function generateFromElements(): void {
  const options = ['--conditions', `of-${currentMode().name}`, '--import', 'tsx'];
  execFileSync(process.execPath, [...options, 'site/prerender/docs/write-types.ts'], { stdio: 'inherit' });
}

// Tests and tools read the modules of the sandbox.
if (process.argv[1]?.endsWith('generate.ts')) {
  process.env.SANDBOX = '1';
  runProgram(async () => void (await generate()));
}
