import { build } from '../../site/prerender/build';
import { addressLines, startSandbox } from './main';

process.env.SANDBOX = '1';

/** `npm start`: builds the site against the stand-ins and serves it, the stand-ins and the partner pages. */
async function start(): Promise<void> {
  const started = performance.now();
  const log = (line: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  // The ports first: a busy one is better known before the build than after it.
  const sandbox = await startSandbox();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
  await build({ full: false, log });
  log('Ready. Press Ctrl+C to stop.');
  console.log(addressLines(sandbox.origins));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
