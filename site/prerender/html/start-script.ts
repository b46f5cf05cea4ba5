import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/**
 * The only script that stands inside a page: a file of its own would cost it a round trip at the worst moment. The
 * policy names its hash, so that no other inline script may run.
 */
export const startScript = transformSync(readFileSync('site/start/start.ts', 'utf8'), {
  loader: 'ts',
  format: 'iife',
  minify: true,
  target: 'es2020',
}).code.trim();

/** As `script-src` needs it. */
export const startHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;
