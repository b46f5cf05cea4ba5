import { build } from '../prerender/build';
import { runProgram } from '../prerender/tools/program';
import { addressLines, startServers } from './servers';

process.env.SANDBOX = '1';

/** `npm start`: builds the site against the mock services and serves it, the mocks and the partner pages. */
async function start(): Promise<void> {
  const started = performance.now();
  const log = (line: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  // Before the build, so that a port in use is reported at once.
  const { origins } = await startServers();
  await build({ full: false, log });
  log('Ready. Press Ctrl+C to stop.');
  console.log(addressLines(origins));
}

runProgram(start);
