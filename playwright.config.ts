import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from './tests/helpers/browser';
import { origins } from './tests/helpers/origins';

/** What takes minutes: pixels in hostile hosts, a thousand cycles. Run by `npm run test:long`. */
const long = /(pixels|churn)[^/]*\.spec\.ts$/;
/** The owner's desk: each step waits for an editor. Run by `npm run test:desk`. */
const desk = /admin\/[^/]*\.spec\.ts$/;
/**
 * What rarely goes wrong, made to: services, lines, policies, storage, second tabs. Run by `npm run test:faults`, as is
 * what is marked as rare in other files.
 */
const faults =
  /(service-worker|kept-pages|forms-(once|policy|chunks)|(services|calendar)-faults|blocked|provider-down|forms\/check)\.spec\.ts$/;
/** Every stop of the focus on every page, and what has to be seen, by pixels. Run by `npm run test:focus`. */
const focus = /(every-stop|focus-ring|hero-contrast)\.spec\.ts$/;

const { executablePath } = await findChromium();

/** The page of a test takes the place of the tab's empty one in its process: one less to start, a sixth of the time. */
const ONE_PROCESS = '--renderer-process-limit=1';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // A third one, as the long matrices of CI have it, takes a fifth less time, and what a page does in time late.
  workers: 2,
  // A test that needs a second try is a fault of the test or of the product; CI goes on and lists it as flaky at its end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // A busy machine is no fault: the longest test photographs each stop of a long page.
  timeout: 90_000,
  // In CI what failed comes last, where it is looked for.
  reporter: process.env.CI ? 'dot' : 'line',
  use: {
    baseURL: origins.site,
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...launchArgs(), ONE_PROCESS] },
    serviceWorkers: 'block',
  },
  projects: [
    // What `npm test` runs; the others are for CI, each by a command of its own.
    { name: 'default', testIgnore: [long, focus, desk, faults], grepInvert: /@matrix|@rare/ },
    { name: 'desk', testMatch: desk, grepInvert: /@matrix/ },
    { name: 'faults', testMatch: faults, grepInvert: /@matrix/ },
    { name: 'rare', testIgnore: [long, focus, desk, faults], grep: /@rare/, grepInvert: /@matrix/ },
    { name: 'matrix', testIgnore: [long, focus], grep: /@matrix/ },
    { name: 'long', testMatch: long },
    { name: 'focus', testMatch: focus },
    // No tests: the pictures of the desk in the owner's guide, taken by `npm run guide`.
    { name: 'guide', testMatch: /guide-pictures\.ts$/ },
  ],
});
