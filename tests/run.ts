/**
 * `npm test`: all required checks, fastest first. Needs a Chromium (found or installed, see helpers/browser.ts), but no
 * administrator rights.
 *
 * `npm test -- <name>...` runs steps, suites of CI (a Playwright project, or a folder of `tests/` with a `main.ts`), and the
 * unit, browser and end-to-end tests whose path contains the name. Exits with 1 if a name is none of them.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { build } from '../site/prerender/build';
import { generate } from '../site/prerender/generate';
import { describeError } from '../site/prerender/tools/program';
import setUp from './e2e/global-setup';
import { findChromium } from './helpers/browser';

process.env.SANDBOX = '1';

const tsx = ['--import', 'tsx'];
/** Caches results for unchanged files. */
const formatCache = ['--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content'];
const bin = (name: string) => `node_modules/${name}`;

interface Step {
  name: string;
  /** What it reads; `npm test` has made it in its first stage. */
  needs?: 'modules' | 'build';
  /** The output of parallel steps is printed as a whole when they end. */
  run(output: Output): Promise<unknown>;
}
type Output = 'inherit' | 'pipe';

/** Steps of one stage run in parallel, enough to use two cores. */
const stages: Step[][] = [
  [
    {
      name: 'format',
      run: (output) =>
        node(output, bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...formatCache, '.'),
    },
    { name: 'lint', run: (output) => node(output, bin('oxlint/bin/oxlint'), '--deny-warnings') },
    { name: 'build', run: () => build({ full: false }) },
  ],
  [
    {
      name: 'types',
      needs: 'modules',
      run: async (output) => {
        await checkTypes(output, '.', '.cache/types.json');
        await checkTypes(output, 'tests/browser', '.cache/types-browser.json');
      },
    },
    { name: 'budgets', needs: 'build', run: (output) => node(output, ...tsx, 'tests/bench/budgets.ts') },
    { name: 'unit', needs: 'modules', run: (output) => unitTests(output) },
  ],
  // Alone, because frames and timers are late on a busy machine.
  [{ name: 'browser', needs: 'build', run: (output) => browserTests(output) }],
  [{ name: 'e2e', needs: 'build', run: () => playwright('--project=default') }],
];

const checkTypes = (output: Output, project: string, cache: string) =>
  node(
    output,
    bin('typescript/bin/tsc'),
    '-p',
    project,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    cache,
  );

const unitTests = (output: Output, files: string[] = []) =>
  node(output, bin('vitest/vitest.mjs'), 'run', ...files);

/** Runs the browser tests with the sandbox, because without pictures, tests of failing ones would meet real failures. */
async function browserTests(output: Output, files: string[] = []): Promise<void> {
  await findChromium();
  const stop = await setUp();
  try {
    const chosen = files.length ? ['--files', ...files] : [];
    await node(output, ...tsx, bin('@web/test-runner/dist/bin.js'), ...chosen);
  } finally {
    await stop?.();
  }
}

const playwright = (...options: string[]) =>
  node('inherit', bin('@playwright/test/cli.js'), 'test', ...options);

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
    console.error(`\n${name} failed: ${describeError(error)}`);
    for (const child of running) child.kill();
    process.exit(1);
  }
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Suites of CI by Playwright; `guide` has no tests, but takes the screenshots of the owner's guide. */
const projects = ['full', 'admin', 'guide'];

const suites: Step[] = [
  ...projects.map((name): Step => {
    return { name, needs: 'build', run: () => playwright(`--project=${name}`) };
  }),
  ...readdirSync('tests')
    .filter((name) => existsSync(`tests/${name}/main.ts`))
    .map((name): Step => {
      return { name, needs: 'build', run: (output) => node(output, ...tsx, `tests/${name}/main.ts`) };
    }),
];

/** Returns steps that run the test files whose path contains a text. */
function testsOf(name: string): Step[] {
  const filesIn = (folder: string) =>
    readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `tests/${folder}/${file}`)
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file.includes(name, 'tests/'.length));
  const [unit = [], browser = [], e2e = []] = ['unit', 'browser', 'e2e'].map(filesIn);
  const steps: Step[] = [
    { name: `unit ${name}`, needs: 'modules', run: (output) => unitTests(output, unit) },
    { name: `browser ${name}`, needs: 'build', run: (output) => browserTests(output, browser) },
    { name: `e2e ${name}`, needs: 'build', run: () => playwright(...e2e) },
  ];
  return steps.filter((_, index) => [unit, browser, e2e][index]!.length);
}

/** Returns the steps of names. Exits if one names nothing. */
function stepsOf(names: string[]): Step[] {
  const steps = stages.flat();
  return names.flatMap((name) => {
    const known = [...steps, ...suites].find((step) => step.name === name);
    const chosen = known ? [known] : testsOf(name);
    if (chosen.length) return chosen;
    const list = (of: Step[]) => of.map((step) => step.name).join(', ');
    console.error(
      `There is no step, suite or test file "${name}".\nSteps: ${list(steps)}\nSuites: ${list(suites)}\nTest files: a part of a path in tests/unit, tests/browser or tests/e2e, such as gallery`,
    );
    process.exit(1);
  });
}

const names = process.argv.slice(2);
const chosen = stepsOf(names);
// A build of unchanged sources takes no time.
if (chosen.some(({ needs }) => needs === 'build')) await build({ full: false });
else if (chosen.some(({ needs }) => needs === 'modules')) await generate();
for (const stage of names.length ? chosen.map((step) => [step]) : stages)
  await Promise.all(stage.map((step) => runStep(step, stage.length > 1 ? 'pipe' : 'inherit')));
