import assert from 'node:assert/strict';
import type { Check, Input } from './check';
import type { Driver } from './driver';
import { expression, middle, type Help } from './in-page';
import type { Mirror } from './mirror';

/** Runs one check in one engine. Rejects with what went wrong, in words. */
export async function run(check: Check, driver: Driver, mirror: Mirror): Promise<void> {
  const inPage = async (probe: (help: Help, more: string) => unknown, more?: string) =>
    JSON.parse(await driver.evaluate(expression(probe, mirror.site, more))) as unknown;

  await driver.open(mirror.prepare(check));
  if (check.before || check.input) await inPage(({ alive }) => alive());
  if (check.before) await inPage(check.before, check.tag);
  for (const input of check.input ?? []) await give(input);
  let answer: unknown;
  try {
    answer = await inPage(check.probe, check.tag);
  } catch (error) {
    const lines = await inPage(({ recorded }) => recorded.lines);
    throw new Error(`${String(error)}; the page said ${JSON.stringify(lines)}`, { cause: error });
  }
  assert.deepEqual(answer, check.expected);
  expectLines((await inPage(({ recorded }) => recorded.lines)) as string[], check.says ?? []);
  assert.deepEqual(mirror.failures, [], 'files that are missing');

  async function give(input: Input): Promise<void> {
    if ('type' in input) return driver.type(input.type);
    if ('press' in input) return driver.press(input.press);
    const { x, y } = (await inPage(middle, input.click)) as { x: number; y: number };
    return driver.click(x, y);
  }
}

function expectLines(lines: string[], allowed: readonly RegExp[]): void {
  const fits =
    lines.length === allowed.length && allowed.every((pattern) => lines.some((line) => pattern.test(line)));
  const wanted = allowed.length ? `said ${allowed.join(' and ')}` : 'said nothing';
  if (!fits) assert.fail(`the page should have ${wanted}, but it said ${JSON.stringify(lines)}`);
}
