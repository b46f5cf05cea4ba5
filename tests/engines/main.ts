/**
 * Runs the checks in `checks/` in Firefox and WebKitGTK, against the built site.
 *
 *     tsx tests/engines/main.ts [firefox|webkitgtk] [part of a check's title]
 *
 * Starts the sandbox unless it runs already. An engine that is not installed is reported as not run, and is a
 * failure where CI=true.
 */
import setUp from '../e2e/global-setup';
import { origins } from '../helpers/origins';
import type { Check } from './check';
import { contractChecks } from './checks/contract';
import { faqChecks } from './checks/faq';
import { galleryChecks } from './checks/gallery';
import { hydrationChecks } from './checks/hydration';
import { inputChecks } from './checks/input';
import { loaderChecks } from './checks/loader';
import { navigationChecks } from './checks/navigation';
import { quietChecks } from './checks/quiet';
import { startChecks } from './checks/start';
import type { Engine } from './driver';
import { firefox } from './firefox';
import { startMirror } from './mirror';
import { report, type Column } from './report';
import { run } from './run';
import { webkit } from './webkit';

const all = [
  ...loaderChecks,
  ...hydrationChecks,
  ...contractChecks,
  ...inputChecks,
  ...galleryChecks,
  ...faqChecks,
  ...navigationChecks,
  ...quietChecks,
  ...startChecks,
];

async function main(words: string[]): Promise<number> {
  const named = [firefox, webkit].filter(({ name }) =>
    words.some((word) => word.toLowerCase() === name.toLowerCase()),
  );
  const engines = named.length ? named : [firefox, webkit];
  const part =
    words.find((word) => !named.some(({ name }) => name.toLowerCase() === word.toLowerCase())) ?? '';
  const checks = all.filter(({ title }) => title.toLowerCase().includes(part.toLowerCase()));
  if (!checks.length) throw new Error(`No check has '${part}' in its title.`);

  const stop = await setUp();
  try {
    // At the same time: either waits for its pages most of it.
    const columns = await Promise.all(engines.map((engine) => runAll(engine, checks)));
    const { text, failed } = report(
      checks.map(({ title }) => title),
      columns,
    );
    console.log(`\n${text}`);
    return failed ? 1 : 0;
  } finally {
    await stop?.();
  }
}

async function runAll(engine: Engine, checks: readonly Check[]): Promise<Column> {
  // One failure speaks for all checks that could not even start.
  const none = (failure?: string) => ({
    engine: engine.name,
    outcomes: checks.map((_, index) => (index ? undefined : failure)),
  });
  if (!engine.isInstalled()) {
    const sentence = `${engine.name} is not installed here (${engine.advice}).`;
    console.log(`${sentence} Its checks were not run.`);
    return none(process.env['CI'] === 'true' ? sentence : undefined);
  }
  const driver = await engine
    .launch()
    .catch((error: unknown) => `${engine.name} does not start: ${message(error)}`);
  if (typeof driver === 'string') return none(driver);
  console.log(`${driver.name}: ${checks.length} checks`);
  const outcomes: string[] = [];
  const mirror = await startMirror(origins);
  try {
    for (const check of checks) {
      const outcome = run(check, driver, mirror);
      outcomes.push(await outcome.then(() => '', message));
    }
  } finally {
    await mirror.close();
    await driver.close();
  }
  return { engine: driver.name, outcomes };
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(message(error));
    process.exit(1);
  },
);
