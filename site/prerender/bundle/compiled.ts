import typescript from '@rollup/plugin-typescript';
import type { Plugin } from 'rollup';

/** Returns the compiler that all production bundles share. The first bundle compiles every source. */
export function compiled(): Plugin {
  const plugin = typescript({
    tsconfig: './tsconfig.json',
    include: ['widgets/**/*', 'loader/**/*', 'site/**/*', '.cache/content/**/*', '.cache/css/**/*'],
    compilerOptions: {
      sourceMap: true,
      // `npm test` checks types.
      noCheck: true,
      noEmitOnError: true,
      // Rewriting would put a helper around the loader's `import()`.
      rewriteRelativeImportExtensions: false,
    },
  });
  const start = plugin.buildStart as (this: unknown, options: unknown) => void;
  let isDone = false;
  return {
    ...plugin,
    buildStart(options) {
      if (!isDone) start.call(this, options);
      isDone = true;
    },
  };
}
