import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';

/** Returns a source, with what it imports, as a script that a page has inside. */
export const inlineScript = (file: string, define: Record<string, string> = {}): string =>
  buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2020',
    define,
  }).outputFiles[0]!.text.trim();

/** Returns the hash of such a script, as `script-src` needs it: no other inline script may run. */
export const sourceHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
