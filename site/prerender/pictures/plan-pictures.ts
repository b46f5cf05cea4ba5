import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { problemIn } from '../content/read/problems';
import { filesIn, writeChanged, writeWhole } from '../tools/files';
import { encode, pixelsAt } from './encode';
import { inspect, type MasterFacts } from './inspect';
import { findMasters } from './masters';
import { writeModules } from './modules';
import { describe, planRenditions, sha256, type Known, type Rendition } from './plan-renditions';
import { leastWidth, MASTERS_DIR, MAX_PIXELS } from './settings';

/** Time between two lines about the progress. */
const PROGRESS_MS = 5000;

interface PicturesOptions {
  /** True for all formats and widths, for a deploy; otherwise WebP at two widths. */
  full: boolean;
  /** Folder of `img/` and the facts of earlier runs. */
  outDir: string;
  /** Folder of the content's modules. */
  contentDir?: string;
  mastersDir?: string;
  /** Key of each tour's picture, by `tours/<slug>`, the name that cards and pages use. */
  ofTours?: Readonly<Record<string, string>>;
  /** Receives a line about slow work. */
  log?: (line: string) => void;
}

/**
 * Reads the masters and writes their modules. The returned `encode` writes `outDir/img/<key>-<hash>-<width>.<ending>` with
 * a hash of the master and the settings.
 * @throws Error that names every file which cannot be used
 */
export async function planPictures({
  full,
  outDir,
  contentDir = path.join(outDir, 'content'),
  mastersDir = MASTERS_DIR,
  ofTours,
  log = console.log,
}: PicturesOptions) {
  const { known, problems, small } = await readMasters(mastersDir, outDir);
  if (problems.length > 0) {
    const lines = problems.map(({ file, wrong, right }) => `${file}: ${wrong}. ${right}`);
    throw new Error(['Pictures need attention:', ...lines].join('\n'));
  }
  const plans = known.map((master) => ({ master, renditions: planRenditions(master, { full }) }));
  const pictures = plans.map(({ master, renditions }) => describe(master, renditions));
  const facts = Object.fromEntries(known.map((master) => [master.hash, master.facts]));
  writeChanged(factsFile(outDir), JSON.stringify(facts));
  writeModules(contentDir, pictures, ofTours);

  const files = plans.flatMap(({ renditions }) => renditions.map(({ name }) => name));
  const ofOtherMode = known.flatMap((master) => planRenditions(master, { full: !full }));
  const needed = new Set([...files, ...ofOtherMode.map(({ name }) => name)]);
  return {
    pictures,
    /** Pictures that are too small for their layout. */
    small,
    /** Names of the plan's files below `outDir/img`. */
    files,
    /** Writes the missing files and removes those that neither mode needs. */
    async encode() {
      const folder = path.join(outDir, 'img');
      mkdirSync(folder, { recursive: true });
      const existing = new Set(
        filesIn(folder).map((file) => path.relative(folder, file).replaceAll(path.sep, '/')),
      );
      const encoded = files.filter((name) => !existing.has(name));
      if (encoded.length > 0) log(`Encoding ${encoded.length} pictures.`);
      let done = 0;
      let logged = Date.now();
      for (const { master, renditions } of plans) {
        const missing = renditions.filter(({ name }) => !existing.has(name));
        if (missing.length === 0) continue;
        await publish(master, missing, folder);
        done += missing.length;
        if (done < encoded.length && Date.now() - logged < PROGRESS_MS) continue;
        logged = Date.now();
        log(`Pictures: ${done} of ${encoded.length}`);
      }
      const removed = [...existing].filter((name) => !needed.has(name));
      for (const name of removed) rmSync(path.join(folder, name), { force: true });
      return { encoded, removed };
    },
  };
}

/** Writes the missing files of one picture. */
async function publish({ file, facts }: Known, missing: Rendition[], folder: string): Promise<void> {
  const bytes = readFileSync(file);
  const widths = [...new Set(missing.map(({ width }) => width))];
  await Promise.all(
    widths.map(async (width) => {
      const pixels = await pixelsAt(bytes, facts, width);
      const ofWidth = missing.filter((rendition) => rendition.width === width);
      await Promise.all(
        ofWidth.map(async ({ name, format }) => {
          writeWhole(path.join(folder, name), await encode(pixels, format));
        }),
      );
    }),
  );
}

/** Facts of earlier runs, by the hash of each master. Raise the number when `inspect` returns something else or more. */
const factsFile = (outDir: string) => path.join(outDir, 'pictures-3.json');

/**
 * Reads every master. Decodes those without facts of an earlier run.
 * @returns also the problems of those that cannot be published, and of those that are too small for their layout
 */
export async function readMasters(mastersDir: string, outDir: string) {
  // Several pictures in parallel use the cores better than several threads for one.
  sharp.concurrency(1);
  const { masters, problems } = findMasters(mastersDir);
  const cache = factsFile(outDir);
  const earlier = (existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {}) as Record<
    string,
    MasterFacts
  >;
  const known: Known[] = [];
  await Promise.all(
    masters.map(async ({ file, key }) => {
      const bytes = readFileSync(file);
      const hash = sha256(bytes);
      try {
        known.push({ file, key, hash, facts: earlier[hash] ?? (await inspect(bytes)) });
      } catch (error) {
        const [reason] = (error as Error).message.split('\n');
        const right = `Save it as JPEG, PNG, WebP or SVG with at most ${MAX_PIXELS / 1e6} megapixels.`;
        problems.push(problemIn(file, `cannot be used (${reason})`, right));
      }
    }),
  );
  known.sort((a, b) => (a.key < b.key ? -1 : 1));
  problems.sort((a, b) => (a.file < b.file ? -1 : 1));
  const small = known
    .filter(({ file, key, facts }) => !file.toLowerCase().endsWith('.svg') && facts.width < leastWidth(key))
    .map(({ file, key, facts }) => {
      const right = `Put in one that is at least ${leastWidth(key)} pixels wide.`;
      return problemIn(file, `is ${facts.width} pixels wide, too few for its place`, right);
    });
  return { known, problems, small };
}
