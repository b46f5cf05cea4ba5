import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  // The same stand-ins as in the build (rollup.config.mjs).
  resolve: {
    alias: [
      { find: /^react(-dom\/client|\/jsx-runtime)?$/, replacement: path.resolve('widgets/kit/react.ts') },
      { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-dev-runtime' },
    ],
  },
  test: { environment: 'node', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
});
