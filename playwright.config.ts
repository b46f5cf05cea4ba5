import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from './tests/helpers/browser';
import { origins } from './tests/helpers/origins';

/** The admin, run by `npm test -- desk`: each step waits for an editor. */
const desk = /admin\/[^/]*\.spec\.ts$/;
/** Files that only `npm test -- full` runs: rare faults, looks, pixels in hostile host pages, leaks. */
const files = [
  'pixels|churn|hero-contrast|service-worker|first-screen|fonts|host|route-map|shift|before-you-book|video',
  'calendar-faults|forms-chunks|forms-once|forms-policy|services-faults|check|frames|blocked|content|data',
  'clobbering|dom|third-party|libraries|new-tabs|layout|looks|padding|parts|reserved-height|one-file|blog|calendar|languages|tour-list',
  'forced-colors|print|reflow|text-size|text-spacing|tooltips',
].join('|');
const full = new RegExp(`@full|[ /-](${files})\\.spec\\.ts`);

const { executablePath } = await findChromium();

/** The test's page reuses the process of the empty tab, which saves a sixth of the time. */
const ONE_PROCESS = '--renderer-process-limit=1';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
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
    { name: 'default', testIgnore: desk, grepInvert: full },
    { name: 'full', testIgnore: desk, grep: full },
    { name: 'desk', testMatch: desk },
    // No tests: screenshots of the admin for the owner's guide, taken by `npm test -- build guide`.
    { name: 'guide', testMatch: /guide-pictures\.ts$/ },
  ],
});
