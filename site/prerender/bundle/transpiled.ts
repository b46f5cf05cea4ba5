import type { Plugin } from 'rollup';
import { transform } from '@swc/core';

/**
 * Strips types and comments from single modules, for bundles that the prerenderer makes.
 * @param values put in place of names
 */
export const transpiled = (values: Record<string, string> = {}): Plugin => ({
  name: 'transpiled',
  transform: (code, id) =>
    id.endsWith('.ts')
      ? transform(code, {
          filename: id,
          jsc: {
            parser: { syntax: 'typescript' },
            target: 'es2022',
            minify: { compress: false, mangle: false, format: { comments: false } },
            transform: { optimizer: { globals: { vars: values } } },
          },
          minify: true,
          sourceMaps: true,
        })
      : null,
});
