import { startServers } from '../../site/serve/servers';
import { origins } from '../helpers/origins';

/**
 * Uses a running sandbox (it answers, or SANDBOX_RUNNING=1 is set), or starts one in this process and returns a function
 * that stops it. Throws if the sandbox was built for other ports.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const isRunning = process.env['SANDBOX_RUNNING'] === '1' || (await answers());
  const sandbox = isRunning ? undefined : await startServers();
  const page = await fetch(`${origins.site}/snippets/tour-list`).then((answer) => answer.text());
  if (!page.includes(`${origins.site}/loader.js`)) {
    await sandbox?.close();
    throw new Error(
      `The sandbox is missing or was not built for ${origins.site}: run "npm start" once with the same ports.`,
    );
  }
  return sandbox && (() => sandbox.close());
}

async function answers(): Promise<boolean> {
  const tries = Object.values(origins).map((origin) => fetch(origin).then((answer) => answer.text()));
  const results = await Promise.allSettled(tries);
  return results.every(({ status }) => status === 'fulfilled');
}
