/**
 * `npm run test:growth`: builds copies of the project with once, five and ten times the posts and pictures, from nothing.
 * What one more item costs in processor time and in memory must not grow with the number of items there are already.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../helpers/project/project-copy';
import { growContent } from './grow';

interface Cost {
  /** Processor time in seconds. */
  time: number;
  /** The most memory at once, in megabytes. */
  memory: number;
}

const [once, some, many] = [1, 5, 10] as const;
/** Parts of a copy's time differ by a third on a busy machine; what grows with the square costs more than twice. */
const FACTOR = 1.8;

async function costOf(times: number): Promise<Cost> {
  const copy = await copyProject();
  try {
    rmSync(path.join(copy, '.cache'), { recursive: true, force: true });
    growContent(copy, times);
    const script = path.join(copy, 'build-in-copy.ts');
    writeFileSync(
      script,
      `import { writeFileSync } from 'node:fs';
import { build } from './site/prerender/build';
await build({ full: false });
const { user, system } = process.cpuUsage();
const cost = { time: (user + system) / 1e6, memory: process.resourceUsage().maxRSS / 1024 };
writeFileSync('cost.json', JSON.stringify(cost));
`,
    );
    // What it prints about content is of no use here; an error carries what went wrong.
    await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
      cwd: copy,
      maxBuffer: 2 ** 26,
      env: { ...process.env, SANDBOX: '1' },
    });
    return JSON.parse(readFileSync(path.join(copy, 'cost.json'), 'utf8')) as Cost;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function main(): Promise<void> {
  const costs = new Map<number, Cost>();
  const measure = async (times: number) => {
    const cost = await costOf(times);
    costs.set(times, cost);
    console.log(`${times} times: ${cost.time.toFixed(1)} s of processor time, ${cost.memory.toFixed(0)} MB`);
  };
  await Promise.all([measure(once).then(() => measure(some)), measure(many)]);
  for (const what of ['time', 'memory'] as const) {
    const each = (from: number, to: number) => (costs.get(to)![what] - costs.get(from)![what]) / (to - from);
    const [first, last] = [each(once, some), each(some, many)];
    assert.ok(
      last < Math.max(first, costs.get(once)![what] / 10) * FACTOR,
      `${what}: each portion costs ${first.toFixed(1)} at first and ${last.toFixed(1)} in the end`,
    );
  }
}

await main();
