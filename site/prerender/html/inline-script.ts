import { createHash } from 'node:crypto';
import { rollup } from 'rollup';
import { buildValues, minified, resolve, transpiled } from '../bundle/plugins';

/** Bundles a source with its imports into an inline script, with its values of `virtual:build`. */
export async function inlineScript(
  file: string,
  values: Parameters<typeof buildValues>[0] = {},
): Promise<string> {
  const bundled = await rollup({
    input: file,
    plugins: [buildValues(values), resolve(), transpiled, minified(false)],
  });
  const { output } = await bundled.generate({ format: 'iife' });
  return output[0].code.trim();
}

/** Returns the hash that `script-src` needs to allow an inline script. */
export const sourceHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
