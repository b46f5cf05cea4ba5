import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Reads a file of an installed package, `@scope/package/path/in/it` or `package/path/in/it`. */
export function readPackageFile(name: string): Buffer {
  const parts = name.split('/');
  const owner = parts.splice(0, name.startsWith('@') ? 2 : 1).join('/');
  // Asking for its package.json works whatever else a package exports.
  return readFileSync(path.join(path.dirname(require.resolve(`${owner}/package.json`)), ...parts));
}
