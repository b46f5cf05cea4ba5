import { build } from '#content/build';
import * as settings from '#content/settings';
import * as calendar from '#content/tour-schedules';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { periodsOf } from './periods';

/** Parts of pages that are shown for a time only. */
export const periods = periodsOf(settings, calendar);

const script = (file: string, define: Record<string, string> = {}): string =>
  transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2020',
    define,
  }).code.trim();

/**
 * The only script that is inside a page: a file of its own would cost it a round trip at the worst moment. The
 * policy names its hash, so that no other inline script may run.
 */
export const startScript = [
  ...(periods.length
    ? [script('site/start/periods.ts', { PERIODS: JSON.stringify(periods), MADE: String(build.made) })]
    : []),
  script('site/start/start.ts'),
].join('\n');

/** Hash of the script, as `script-src` needs it. */
export const startHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;
