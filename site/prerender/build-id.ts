import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { latestRelease } from './release/releases';
import { writeChanged } from './write-changed';

/** Returns the version that partners pin. */
export const projectVersion = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

/**
 * Writes `#content/build`: whether a service worker was built, the day of the build (the earliest that a visitor's clock
 * can show), and the id in prerendered pages: a hash of all sources, equal for all clones of a commit. Also writes
 * `#content/made` and `#content/released`.
 */
export function writeBuildModule(outDir: string): void {
  const sources = [
    ...filesIn('widgets'),
    ...filesIn('loader'),
    ...filesIn('site').filter((file) => !isTool(file)),
  ];
  const id = hashOfFiles([...sources, path.join(outDir, 'config.ts')]);
  const worker = !process.env.DEV;
  const made = day();
  writeChanged(
    path.join(outDir, 'released.ts'),
    `/** The newest released version; empty before the first one. */\nexport const released: string = ${JSON.stringify(latestRelease())};\n`,
  );
  writeChanged(path.join(outDir, 'made.ts'), `export const made = ${made};\n`);
  writeChanged(
    path.join(outDir, 'build.ts'),
    `export const build = ${JSON.stringify({ id, worker, made })};\n`,
  );
}

/** True for files that no page contains: separate packages, and the local server. */
const isTool = (file: string) => /^site.(art|fonts|serve)\b/.test(file);

/**
 * Returns the first millisecond of today, so that two builds of one day are equal, or of the day in `SOURCE_DATE_EPOCH`
 * (seconds, see reproducible-builds.org). The sandbox uses a day in the past, for tests that set clocks back.
 */
function day(): number {
  const { SOURCE_DATE_EPOCH, SANDBOX } = process.env;
  const now = SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now();
  return SANDBOX ? Date.UTC(2025, 0) : now - (now % 86_400_000);
}

/** Lists every file below a folder, sorted. Skips the packages of the drawing and font tools, whose links may be broken. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => !file.includes('node_modules') && statSync(file).isFile())
    .sort();
}

/** Returns eight hexadecimal digits, the hash of names and bytes. */
export function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
}
