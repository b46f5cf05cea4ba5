import { startSandbox } from '../sandbox/main';
import { origins } from '../helpers/origins';

/**
 * Uses a sandbox that runs already (it answers, or SANDBOX_RUNNING=1 promises it), else starts one in this
 * process and returns what stops it. Fails in plain words where `dist/` was not built for these ports.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const isRunning = process.env['SANDBOX_RUNNING'] === '1' || (await answers());
  const sandbox = isRunning ? undefined : await startSandbox();
  const page = await fetch(`${origins.site}/snippets/tour-list`).then((answer) => answer.text());
  if (!page.includes(`${origins.site}/loader.js`)) {
    await sandbox?.close();
    throw new Error(
      `dist/ is missing or was not built for ${origins.site}: run "npm start" once with the same ports and SANDBOX=1.`,
    );
  }
  return sandbox && (() => sandbox.close());
}

async function answers(): Promise<boolean> {
  const tries = Object.values(origins).map((origin) => fetch(origin).then((answer) => answer.text()));
  const results = await Promise.allSettled(tries);
  return results.every(({ status }) => status === 'fulfilled');
}
