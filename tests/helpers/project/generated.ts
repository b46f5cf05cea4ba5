import { existsSync } from 'node:fs';
import { generate } from '../../../site/prerender/generate';

/** Writes the modules that sources import as `#content/...`, if there are none yet, as `npm test` does. */
export default async function setUp(): Promise<void> {
  process.env['SANDBOX'] ??= '1';
  if (!existsSync('.cache/content')) await generate();
}
