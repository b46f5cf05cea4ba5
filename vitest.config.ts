import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { reactFile, reactNames } from './widgets/kit/aliases.mjs';

/** `npm run check:specification` is apart from `npm test`: what the owner edits may well differ from it. */
const folder = (mode: string) => (mode === 'specification' ? 'specification' : 'unit');

export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  resolve: {
    alias: [
      { find: reactNames, replacement: path.resolve(reactFile) },
      { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-dev-runtime' },
    ],
  },
  test: {
    environment: 'node',
    setupFiles: 'tests/helpers/project/configured.ts',
    include: [`tests/${folder(mode)}/**/*.test.{ts,tsx}`],
    testTimeout: 20_000,
  },
}));
