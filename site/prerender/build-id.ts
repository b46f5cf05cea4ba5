import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from './write-changed';

/**
 * Writes `#content/build`: the version that partners pin, whether a service worker was built, the day on which it was
 * made (a visitor's clock that shows an earlier one is wrong), and an id that changes whenever anything that can change
 * the HTML of a page or widget changes. Prerendered HTML carries the id.
 */
export function writeBuildModule({ version, outDir }: { version: string; outDir: string }): void {
  const own = path.join(outDir, 'build.ts');
  const files = [
    ...filesIn('widgets'),
    ...filesIn('site'),
    ...filesIn('.cache/content'),
    ...filesIn('.cache/css'),
  ];
  const id = hashOfFiles(files.filter((file) => file !== own && !/content\/pictures\//.test(file)));
  const worker = !process.env.DEV;
  writeChanged(own, `export const build = ${JSON.stringify({ id, version, worker, made: day() })};\n`);
}

/**
 * The first millisecond of today, so that two builds of one day are the same; `SOURCE_DATE_EPOCH` names another day
 * (seconds, see reproducible-builds.org). In the sandbox a long past one, for tests that set clocks back.
 */
function day(): number {
  const { SOURCE_DATE_EPOCH, SANDBOX } = process.env;
  const now = SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now();
  return SANDBOX ? Date.UTC(2025, 0) : now - (now % 86_400_000);
}

/** Every file below a folder, sorted, so that the same tree gives the same list on every machine. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** Eight hexadecimal digits over names and bytes. */
export function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
}
