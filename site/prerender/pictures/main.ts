import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { encode, pixelsAt } from './encode';
import { readable } from './heic';
import { broken, inspect } from './inspect';
import { findMasters } from './masters';
import type { Master } from './masters';
import { writeModules } from './modules';
import type { Picture } from './picture';
import { describe, planRenditions, sha256 } from './plan';
import type { Known, Rendition } from './plan';
import { PictureProblem, PicturesError } from './problem';
import { FIRST_SCREEN_BYTES, FIRST_SCREEN_WIDTH, leastWidth, MASTERS_DIR } from './settings';
import { listFiles, readFacts, removeStale, writeFacts, writeWhole } from './store';
import type { KnownFacts } from './store';
import { forEachAtOnce } from './workers';

export interface PicturesOptions {
  /** All formats and widths, for a deploy; otherwise WebP at two widths. */
  full: boolean;
  /** Folder of `img/`, `content/` and the memory of earlier runs. */
  outDir: string;
  /** Folder of the masters. */
  mastersDir?: string;
  /** Key of each tour's picture, by the name that cards and pages know it by: `tours/` and the tour. */
  ofTours?: Readonly<Record<string, string>>;
  /** Receives a line when there is work that takes a while. */
  log?: (line: string) => void;
}

export interface PicturesResult {
  pictures: Picture[];
  /** The files of this run's pictures, below `outDir/img`. Files of the other mode may lie there too. */
  files: string[];
  /** Files made anew and files removed by this run. */
  encoded: string[];
  removed: string[];
  /** First-screen files (AVIF and WebP) that did not fit their budget even at the lowest quality. */
  heavy: string[];
}

/** Record of the pictures for pages, before there is a file of them. */
export interface PicturePlan {
  pictures: Picture[];
  /**
   * Makes the files that are missing, and removes those that nobody needs any more.
   * @throws PicturesError that names every master which turns out to be broken
   */
  encode(): Promise<PicturesResult>;
}

/**
 * Reads the masters and writes the modules `#content/pictures` and `#content/tour-pictures`. Its `encode` publishes
 * `outDir/img/<key>-<hash>-<width>.<ending>`: a file is made once per content of its master and settings; files of the
 * other mode are kept as long as their master is the same, all others go.
 * @throws PicturesError that names every file which is broken, too large, animated or unsupported
 */
export async function planPictures({
  full,
  outDir,
  mastersDir = MASTERS_DIR,
  ofTours,
  log = console.log,
}: PicturesOptions): Promise<PicturePlan> {
  if (!existsSync(mastersDir))
    throw new PicturesError([`${mastersDir}: the folder of the pictures is missing.`]);
  // Several pictures at a time use the cores better than several threads on one.
  sharp.concurrency(1);
  const factsFile = path.join(outDir, 'pictures.json');
  const { masters, problems } = findMasters(mastersDir);
  const known = await readMasters(masters, readFacts(factsFile), problems);
  if (problems.length > 0) throw new PicturesError(problems.sort());

  const plans = known.map((master) => ({ master, renditions: planRenditions(master, { full }) }));
  const pictures = plans.map((plan) => describe(plan.master, plan.renditions));
  writeFacts(factsFile, Object.fromEntries(known.map(({ hash, facts }) => [hash, facts])));
  writeModules(outDir, pictures, ofTours);
  const ofOtherMode = known.flatMap((master) => planRenditions(master, { full: !full }));
  const imageDir = path.join(outDir, 'img');
  return {
    pictures,
    encode: async () => ({ pictures, ...(await encodeMissing(plans, { ofOtherMode, imageDir, log })) }),
  };
}

/** Makes what is missing of the plans' files, and removes what neither they nor the other mode need. */
async function encodeMissing(
  plans: readonly { master: Known; renditions: Rendition[] }[],
  {
    ofOtherMode,
    imageDir,
    log,
  }: { ofOtherMode: readonly Rendition[]; imageDir: string; log: (line: string) => void },
): Promise<Omit<PicturesResult, 'pictures'>> {
  const existing = listFiles(imageDir);
  const work = plans
    .map(({ master, renditions }) => ({
      master,
      missing: renditions.filter(({ name }) => !existing.has(name)),
    }))
    .filter(({ missing }) => missing.length > 0);
  const encoded = work.flatMap(({ missing }) => missing.map(({ name }) => name));
  if (encoded.length > 0) log(`Encoding ${encoded.length} files of ${work.length} pictures.`);
  const problems: string[] = [];
  await forEachAtOnce(work, async ({ master, missing }) => {
    try {
      await publish(master, missing, imageDir, existing);
    } catch (error) {
      problems.push(broken(master.file, error).message);
    }
  });
  if (problems.length > 0) throw new PicturesError(problems.sort());

  const renditions = plans.flatMap((plan) => plan.renditions);
  const needed = new Set([...renditions, ...ofOtherMode].map(({ name }) => name));
  return {
    files: renditions.map(({ name }) => name),
    encoded,
    removed: removeStale(imageDir, existing.keys(), needed),
    heavy: renditions.filter((rendition) => isHeavy(rendition, existing)).map(({ name }) => name),
  };
}

/**
 * Reads every master without publishing any.
 * @returns a sentence for each that cannot be published, and for each that can but is too small for its place
 */
export async function checkPictures({
  outDir,
  mastersDir = MASTERS_DIR,
}: Pick<PicturesOptions, 'outDir' | 'mastersDir'>): Promise<{ problems: string[]; small: string[] }> {
  sharp.concurrency(1);
  const { masters, problems } = findMasters(mastersDir);
  const known = await readMasters(masters, readFacts(path.join(outDir, 'pictures.json')), problems);
  const small = known.filter(
    ({ file, key, facts }) => !file.toLowerCase().endsWith('.svg') && facts.width < leastWidth(key),
  );
  return {
    problems: problems.sort(),
    small: small.map(
      ({ file, key, facts }) =>
        `${file}: is ${facts.width} pixels wide, too few for its place. Put in one that is at least ${leastWidth(key)} pixels wide.`,
    ),
  };
}

/** Returns a master's bytes as they can be read on. */
async function decoded(file: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await readable(bytes);
  } catch (error) {
    throw broken(file, error);
  }
}

/** Reads every master; what is not known of it from earlier runs is found out. Adds to `problems`. */
async function readMasters(masters: Master[], earlier: KnownFacts, problems: string[]): Promise<Known[]> {
  const known: Known[] = [];
  await forEachAtOnce(masters, async ({ file, key }) => {
    const bytes = readFileSync(file);
    const hash = sha256(bytes);
    try {
      known.push({
        file,
        key,
        hash,
        facts: earlier[hash] ?? (await inspect(file, await decoded(file, bytes))),
      });
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      problems.push(error.message);
    }
  });
  return known.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Makes the missing files of one picture and notes their sizes. */
async function publish(
  master: Known,
  missing: Rendition[],
  dir: string,
  sizes: Map<string, number>,
): Promise<void> {
  const bytes = await readable(readFileSync(master.file));
  for (const width of new Set(missing.map((rendition) => rendition.width))) {
    const pixels = await pixelsAt(bytes, master.facts, width);
    for (const { name, format } of missing.filter((rendition) => rendition.width === width)) {
      const encoded = await encode(pixels, format);
      writeWhole(path.join(dir, name), encoded);
      sizes.set(name, encoded.length);
    }
  }
}

const isHeavy = ({ name, width, format }: Rendition, sizes: Map<string, number>): boolean =>
  (format === 'avif' || format === 'webp') &&
  width <= FIRST_SCREEN_WIDTH &&
  (sizes.get(name) ?? 0) > FIRST_SCREEN_BYTES;
