import { defineConfig } from 'vitest/config';
import { changedPackages, aliases } from './site/prerender/bundle/aliases.ts';

/** Tests that mock modules or import them again, isolated from other tests. */
const isolated = (mode: string) => `tests/${folder(mode)}/**/*.isolated.test.ts`;

/** `npm run check:specification` is apart from `npm test`: what the owner edits may well differ from it. */
const folder = (mode: string) => (mode === 'specification' ? 'specification' : 'unit');

export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  plugins: [aliases],
  test: {
    environment: 'node',
    server: { deps: { inline: changedPackages } },
    globalSetup: 'tests/helpers/project/generated.ts',
    setupFiles: 'tests/helpers/project/configure.ts',
    testTimeout: 20_000,
    // On two cores it would run one file at a time, which waits for the disk half of the time.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [`tests/${folder(mode)}/**/*.test.{ts,tsx}`],
          exclude: [isolated(mode)],
          // Loading the modules again for each file takes as long as all tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated(mode)] } },
    ],
  },
}));
