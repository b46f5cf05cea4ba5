import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { latestRelease } from './release/releases';
import { writeChanged } from './write-changed';

/** Returns the version that partners pin. */
export const projectVersion = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

/**
 * Writes `#content/build`: the version that partners pin, whether a service worker was built, the day on which it was
 * made (a visitor's clock that shows an earlier one is wrong; `#content/made` is that alone), and an id that changes
 * whenever anything that can change the HTML of a page changes. It is made of sources alone, never of what an earlier
 * build has left, so two clones of one commit have the same. Prerendered pages carry the id.
 */
export function writeBuildModule({ version, outDir }: { version: string; outDir: string }): void {
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
    `export const build = ${JSON.stringify({ id, version, worker, made })};\n`,
  );
}

/** Packages of their own, whose results are committed elsewhere. */
const isTool = (file: string) => /^site.(art|fonts)\b/.test(file);

/**
 * The first millisecond of today, so that two builds of one day are the same; `SOURCE_DATE_EPOCH` names another day
 * (seconds, see reproducible-builds.org). In the sandbox a long past one, for tests that set clocks back.
 */
function day(): number {
  const { SOURCE_DATE_EPOCH, SANDBOX } = process.env;
  const now = SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now();
  return SANDBOX ? Date.UTC(2025, 0) : now - (now % 86_400_000);
}

/**
 * Lists every file below a folder, sorted, so that the same tree gives the same list on every machine. Packages that the
 * drawing and font tools have installed are none of ours; in a copy their links may lead nowhere.
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => !file.includes('node_modules') && statSync(file).isFile())
    .sort();
}

/** Eight hexadecimal digits over names and bytes. */
export function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
}
