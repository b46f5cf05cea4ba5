import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesIn } from './files';

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

/** Returns eight hexadecimal digits, the hash of names and bytes. */
function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
}
