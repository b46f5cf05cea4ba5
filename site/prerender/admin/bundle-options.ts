import type { BuildOptions } from 'esbuild';

/** Options of all that is bundled for the desk. */
export const options = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  logLevel: 'silent',
  legalComments: 'linked',
} satisfies BuildOptions;
