import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from './tests/helpers/browser';
import { origins } from './tests/helpers/origins';

process.env.SANDBOX = '1';
const { executablePath } = await findChromium();

/** The test's page reuses the process of the empty tab, which saves a sixth of the time. */
const ONE_PROCESS = '--renderer-process-limit=1';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // On two cores, because tests wait a third of their time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // The longest test takes screenshots of every focus stop of a long page.
  timeout: 90_000,
  // A busy machine is slow.
  expect: { timeout: 20_000 },
  // In CI, failures come last.
  reporter: process.env.CI ? 'dot' : 'line',
  use: {
    baseURL: origins.site,
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...launchArgs(), ONE_PROCESS] },
    serviceWorkers: 'block',
  },
  projects: [
    // What a push runs; the others run in CI (.ci/run).
    { name: 'default', testIgnore: ['full/**', 'admin/**'] },
    { name: 'full', testDir: 'tests/e2e/full' },
    // The owner's editor.
    { name: 'admin', testDir: 'tests/e2e/admin' },
    // No tests: screenshots of the admin for the owner's guide, taken by `npm test -- guide`.
    { name: 'guide', testMatch: /guide-pictures\.ts$/ },
  ],
});
