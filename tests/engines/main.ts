/**
 * `npm test -- engines`: runs the element contract and the checks in `checks/` in Firefox and WebKitGTK, against the
 * built site. `tsx tests/engines/main.ts <part of a title>` runs only the checks with such a title.
 *
 * An engine that is not installed is skipped, or a failure where CI=true.
 */
import assert from 'node:assert/strict';
import setUp from '../e2e/global-setup';
import { origins } from '../helpers/origins';
import type { Check } from './check';
import { flowChecks } from './checks/flows';
import { loaderChecks } from './checks/loader';
import { pageChecks } from './checks/pages';
import { runContract } from './contract';
import type { Driver } from './driver';
import { firefox } from './firefox';
import { centerOf, expression, type Help } from './in-page';
import { startMirror, type Mirror } from './mirror';
import { webkit } from './webkit';

async function main(part: string): Promise<number> {
  const checks = [...loaderChecks, ...flowChecks, ...pageChecks].filter(({ title }) =>
    title.toLowerCase().includes(part.toLowerCase()),
  );
  let failed = 0;
  const installed = [firefox, webkit].filter(({ name, advice, isInstalled }) => {
    if (isInstalled()) return true;
    console.log(`${name} is not installed (${advice}). It is not tested.`);
    if (process.env['CI'] === 'true') failed += 1;
    return false;
  });
  const stop = await setUp();
  const drivers = await Promise.all(installed.map(({ launch }) => launch()));
  try {
    const counts = await Promise.all(drivers.map((driver) => runChecks(driver, checks)));
    for (const count of counts) failed += count;
    if (!part && !(await runContract(drivers))) failed += 1;
  } finally {
    await Promise.all(drivers.map((driver) => driver.close()));
    await stop?.();
  }
  return failed;
}

async function runChecks(driver: Driver, checks: readonly Check[]): Promise<number> {
  let failed = 0;
  const mirror = await startMirror(origins);
  for (const check of checks) {
    const failure = await run(check, driver, mirror).catch((error: unknown) => `\n    ${String(error)}`);
    if (failure) failed += 1;
    console.log(`${failure ? '✗' : '✓'} ${driver.name}: ${check.title}${failure ?? ''}`);
  }
  await mirror.close();
  return failed;
}

async function run(check: Check, driver: Driver, mirror: Mirror): Promise<void> {
  const inPage = async (probe: (help: Help, argument: string) => unknown, argument?: string) =>
    JSON.parse(await driver.evaluate(expression(probe, mirror.site, argument))) as unknown;
  const lines = async () => (await inPage((help) => help.lines)) as string[];

  await driver.open(mirror.prepare(check));
  if (check.before || check.input) await inPage(({ hydrated }) => hydrated());
  if (check.before) await inPage(check.before);
  for (const input of check.input ?? []) {
    if ('type' in input) await driver.type(input.type);
    else if ('press' in input) await driver.press(input.press);
    else {
      const { x, y } = (await inPage(centerOf, input.click)) as { x: number; y: number };
      await driver.click(x, y);
    }
  }
  const answer = await inPage(check.probe).catch(async (error: unknown) => {
    throw new Error(`${String(error)}; the page logged ${JSON.stringify(await lines())}`, { cause: error });
  });
  assert.deepEqual(answer, check.expected);
  const logged = await lines();
  const allowed = check.lines ?? [];
  assert.ok(
    logged.length === allowed.length && allowed.every((line) => logged.some((text) => line.test(text))),
    `the page logged ${JSON.stringify(logged)}`,
  );
  assert.deepEqual(mirror.failures, [], 'missing files');
}

main(process.argv.slice(2).join(' ')).then(
  (failed) => process.exit(failed ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
