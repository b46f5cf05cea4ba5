import type { OutputOptions, RollupOptions } from 'rollup';
import { isDev } from '../mode';
import { aliases } from './aliases';
import { buildValues, json, minified, resolve, transpiled } from './plugins';

/** Returns the plugins that all bundles need, to read our sources. */
export const sourcePlugins = () => [aliases, json, resolve(), transpiled];

export const sourcemap = () => (isDev() ? true : 'hidden');

/** Bundles a classic script without chunks; a function around it keeps its names out of the page. */
export const classic = (
  input: string,
  files: readonly string[],
  values: Parameters<typeof buildValues>[0],
  output?: OutputOptions,
): RollupOptions => ({
  input,
  output: files.map((file) => ({ file, format: 'iife', sourcemap: sourcemap(), ...output })),
  plugins: [buildValues(values), sourcePlugins(), !isDev() && minified(false)],
});
