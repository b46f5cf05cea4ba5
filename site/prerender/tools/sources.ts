import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the version that partners pin. */
export const projectVersion = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

/** True for files that no build contains: separate packages, and the local server. */
const isTool = (file: string) => /^site.(fonts|serve)\b/.test(file);

/** Returns eight hexadecimal digits, the hash of everything that a build reads, equal for all clones of a commit. */
export const hashOfSources = (): string =>
  hashOfFiles([
    ...['widgets', 'loader', 'site', 'public'].flatMap(filesIn).filter((file) => !isTool(file)),
    'rollup.config.mjs',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
  ]);

/** Lists every file below a folder, sorted. Skips the packages of the drawing and font tools, whose links may be broken. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => !file.includes('node_modules') && statSync(file).isFile())
    .sort();
}

/** Returns eight hexadecimal digits, the hash of names and bytes. */
function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
}
