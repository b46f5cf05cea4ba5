/**
 * `npm test -- hosts`: runs the end-to-end tests of addresses, headers and policies against nginx instead of the
 * sandbox's server.
 */
import { spawn } from 'node:child_process';
import { portsFrom } from '../../site/serve/ports';
import { startServers } from '../../site/serve/servers';
import { origins } from '../helpers/origins';
import { startNginx } from './nginx';
import { currentMode } from '../../site/prerender/mode';

const files = ['full/site/host', 'site/policy'].map((name) => `tests/e2e/${name}.spec.ts`);
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--project=default', '--project=full'];

async function run(): Promise<number> {
  const stopNginx = await startNginx(currentMode().site, portsFrom(process.env).site);
  try {
    const sandbox = await startServers({ site: origins.site });
    const child = spawn(process.execPath, [...playwright, ...files], {
      stdio: 'inherit',
      env: { ...process.env, SANDBOX_RUNNING: '1' },
    });
    const code = await new Promise<number>((resolve) => child.on('exit', (value) => resolve(value ?? 1)));
    await sandbox.close();
    return code;
  } finally {
    stopNginx();
  }
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
