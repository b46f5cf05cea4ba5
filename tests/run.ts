/**
 * `npm test`: everything that must hold before a change lands, in the order in which it fails fastest. It needs
 * a Chromium (found or installed, see helpers/browser.ts) and no administrator's rights.
 */
import { spawn } from 'node:child_process';
import { build } from '../site/prerender/build';
import setUp from './e2e/global-setup';
import { findChromium } from './helpers/browser';

process.env.SANDBOX = '1';

const tsx = ['--import', 'tsx'];
const bin = (name: string) => `node_modules/${name}`;

const steps: [name: string, run: () => Promise<unknown>][] = [
  ['Format', () => node(bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.')],
  ['Lint', () => node(bin('oxlint/bin/oxlint'), '--deny-warnings')],
  ['Build', () => build({ full: false })],
  ['Types', () => node(bin('typescript/bin/tsc'), '--noEmit')],
  ['Budgets', () => node(...tsx, 'tests/bench/budgets.ts')],
  ['Unit tests', () => node(bin('vitest/vitest.mjs'), 'run')],
  ['Owner’s edits', () => node(...tsx, 'tests/edits/main.ts')],
  ['Browser', findChromium],
  ['Browser tests', browserTests],
  ['End-to-end tests', () => node(bin('@playwright/test/cli.js'), 'test', '--project=default')],
];

/** With the sandbox beside them: where no picture can be had, tests of failing pictures would meet real failures. */
async function browserTests(): Promise<void> {
  const stop = await setUp();
  try {
    await node(...tsx, bin('@web/test-runner/dist/bin.js'));
  } finally {
    await stop?.();
  }
}

function node(...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`exit code ${code}`))));
  });
}

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
for (const [name, run] of steps) {
  if (wanted.length && !wanted.some((word) => name.toLowerCase().startsWith(word))) continue;
  const started = performance.now();
  console.log(`\n── ${name}`);
  try {
    await run();
  } catch (error) {
    console.error(`\n${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
