import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** Returns a source as a script that a page has inside. */
export const inlineScript = (file: string, define: Record<string, string> = {}): string =>
  transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2020',
    define,
  }).code.trim();

/** Returns the hash of such a script, as `script-src` needs it: no other inline script may run. */
export const sourceHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
