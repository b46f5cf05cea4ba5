import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from './tests/helpers/browser';
import { origins } from './tests/helpers/origins';

// Workers read this file too, without the command line.
if (process.argv.some((word) => word === 'pixels' || word === '--project=pixels'))
  process.env['PIXELS'] = '1';

const { executablePath } = await findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'line',
  use: {
    baseURL: origins.site,
    browserName: 'chromium',
    launchOptions: { executablePath, args: launchArgs() },
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'default', testIgnore: [/\.alone\.spec\.ts$/, /pixels[^/]*\.spec\.ts$/] },
    // Faults and outbox are one for all: specs that switch them run one after the other, once nobody else uses the
    // stand-ins. A dependency runs whole whatever is asked for: `--no-deps` with a file's name runs that file alone.
    { name: 'alone', testMatch: /\.alone\.spec\.ts$/, workers: 1, dependencies: ['default'] },
    ...(process.env['PIXELS'] ? [{ name: 'pixels', testMatch: /pixels[^/]*\.spec\.ts$/ }] : []),
  ],
});
