/**
 * `npm test`: all required checks, fastest first. Needs a Chromium (found or installed, see helpers/browser.ts), but no
 * administrator rights.
 *
 * `npm test -- <name>...` runs the steps of these names, a Playwright project (`full`, `desk`) or a suite of CI: a folder
 * of `tests/` with a `main.ts`, such as `engines` or `hosts`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from '../site/prerender/build';
import setUp from './e2e/global-setup';
import { findChromium } from './helpers/browser';

process.env.SANDBOX = '1';

const tsx = ['--import', 'tsx'];
/** Caches results for unchanged files. */
const formatCache = ['--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content'];
const typesCache = ['--incremental', '--tsBuildInfoFile', '.cache/types.json'];
const bin = (name: string) => `node_modules/${name}`;

interface Step {
  name: string;
  /** The output of parallel steps is printed as a whole when they end. */
  run(output: Output): Promise<unknown>;
}
type Output = 'inherit' | 'pipe';

/** Steps of one stage run in parallel, enough to use two cores. */
const stages: Step[][] = [
  [
    {
      name: 'Format',
      run: (output) =>
        node(output, bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...formatCache, '.'),
    },
    { name: 'Lint', run: (output) => node(output, bin('oxlint/bin/oxlint'), '--deny-warnings') },
    { name: 'Build', run: () => build({ full: false }) },
  ],
  [
    { name: 'Types', run: (output) => node(output, bin('typescript/bin/tsc'), '--noEmit', ...typesCache) },
    { name: 'Budgets', run: (output) => node(output, ...tsx, 'tests/bench/budgets.ts') },
    { name: 'Unit tests', run: (output) => node(output, bin('vitest/vitest.mjs'), 'run') },
  ],
  // Alone, because frames and timers are late on a busy machine.
  [{ name: 'Browser tests', run: browserTests }],
  [{ name: 'End-to-end tests', run: () => playwright('default') }],
];

/** Runs the browser tests with the sandbox, because without pictures, tests of failing ones would meet real failures. */
async function browserTests(output: Output): Promise<void> {
  await findChromium();
  const stop = await setUp();
  try {
    await node(output, ...tsx, bin('@web/test-runner/dist/bin.js'));
  } finally {
    await stop?.();
  }
}

const running = new Set<ChildProcess>();

function node(output: Output, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', output, output] });
    running.add(child);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => chunks.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(chunks));
      if (code === 0) resolve();
      else reject(new Error(`exit code ${code}`));
    });
  });
}

async function runStep({ name, run }: Step, output: Output): Promise<void> {
  const started = performance.now();
  if (output === 'inherit') console.log(`\n── ${name}`);
  try {
    await run(output);
  } catch (error) {
    console.error(`\n${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    for (const child of running) child.kill();
    process.exit(1);
  }
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const playwright = (project: string, ...options: string[]) =>
  node('inherit', bin('@playwright/test/cli.js'), 'test', `--project=${project}`, ...options);

/** Returns the suite with this name, if it is not a step above. */
function suiteOf(name: string): Step | undefined {
  if (['full', 'desk', 'guide'].includes(name)) return { name, run: () => playwright(name, '--workers=3') };
  const main = `tests/${name}/main.ts`;
  return existsSync(main) ? { name, run: (output) => node(output, ...tsx, main) } : undefined;
}

const names = process.argv.slice(2);
const suites = names.map(suiteOf);
const words = names.filter((_, index) => !suites[index]).map((word) => word.toLowerCase());
const isWanted = ({ name }: Step) =>
  !names.length || words.some((word) => name.toLowerCase().startsWith(word));
for (const stage of [
  ...stages.map((steps) => steps.filter(isWanted)),
  ...suites.map((suite) => (suite ? [suite] : [])),
]) {
  await Promise.all(stage.map((step) => runStep(step, stage.length > 1 ? 'pipe' : 'inherit')));
}
