import { defineConfig } from 'vitest/config';
import { changedPackages, standIns } from './site/prerender/bundle/stand-ins.ts';

/** Tests that put other modules in the place of ours, or load them anew: nobody else may meet these. */
const isolated = (mode: string) => `tests/${folder(mode)}/**/*.isolated.test.ts`;

/** `npm run check:specification` is apart from `npm test`: what the owner edits may well differ from it. */
const folder = (mode: string) => (mode === 'specification' ? 'specification' : 'unit');

export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  plugins: [standIns],
  test: {
    environment: 'node',
    server: { deps: { inline: changedPackages } },
    setupFiles: 'tests/helpers/project/configured.ts',
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
          // To load the modules for each file anew takes as long as all of the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated(mode)] } },
    ],
  },
}));
