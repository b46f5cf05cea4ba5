import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run check:specification` is apart from `npm test`: what the owner edits may well differ from it. */
const folder = (mode: string) => (mode === 'specification' ? 'specification' : 'unit');

export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  // The same stand-ins as in the build (rollup.config.mjs).
  resolve: {
    alias: [
      { find: /^react(-dom\/client|\/jsx-runtime)?$/, replacement: path.resolve('widgets/kit/react.ts') },
      { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-dev-runtime' },
    ],
  },
  test: {
    environment: 'node',
    setupFiles: 'tests/helpers/configured.ts',
    include: [`tests/${folder(mode)}/**/*.test.{ts,tsx}`],
    testTimeout: 20_000,
  },
}));
