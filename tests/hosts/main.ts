/**
 * `npm test -- hosts`: the end-to-end tests of what a site's server takes part in, with nginx in the place of the sandbox's own server.
 * Further words are Playwright's: `npm test -- hosts host.spec.ts`.
 */
import { spawn } from 'node:child_process';
import { build } from '../../site/prerender/build';
import { startHosted } from './hosted';

process.env.SANDBOX = '1';

/** Tests of what a server has a part in: addresses, headers, policies, compression, files that stay. */
const FILES = ['host', 'policy', 'pages', 'start'].map((name) => `tests/e2e/site/${name}.spec.ts`);

async function run(): Promise<number> {
  await build({ full: false });
  const stop = await startHosted();
  const wanted = process.argv.slice(2);
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project=default',
      '--project=full',
      ...(wanted.length ? wanted : FILES),
    ],
    { stdio: 'inherit', env: { ...process.env, SANDBOX_RUNNING: '1' } },
  );
  const code = await new Promise<number>((resolve) => child.on('exit', (value) => resolve(value ?? 1)));
  await stop();
  return code;
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
