/**
 * Measures every kind of page of our site beside the same page with all scripts taken out: scripts must not delay
 * what a visitor came to read. Prints a table; it is no test.
 *
 *     tsx tests/bench/site-pages.ts [number of runs, 3 by default]
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import setUp from '../e2e/global-setup';
import { findChromium, launchArgs } from '../helpers/browser';
import { siteRoutes } from '../helpers/site-routes';
import { listen } from '../sandbox/http';
import { siteHandler } from '../sandbox/site-server';
import { conditions, measureLoad, type Load } from './measure';
import { spread, table } from './table';

/** A copy of the built site whose pages name no scripts and hold none, apart from structured data. */
function withoutScripts(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'no-scripts-'));
  cpSync('dist', folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace(/<template id="scripts"[^>]*>.*?<\/template>|<script>.*?<\/script>/gs, ''),
    );
  }
  return folder;
}

async function main(runs: number): Promise<void> {
  const stop = await setUp();
  const folder = withoutScripts();
  const whole = await listen(siteHandler('dist'), 0, '');
  const still = await listen(siteHandler(folder), 0, '');
  const browser = await chromium.launch({ ...(await findChromium()), args: launchArgs() });
  try {
    const samples = new Map(siteRoutes.map((route) => [route, { whole: [] as Load[], still: [] as Load[] }]));
    for (let run = 1; run <= runs; run++) {
      console.log(`Run ${run} of ${runs}`);
      for (const [route, sample] of samples) {
        const load = async (kind: 'whole' | 'still') => {
          const { origin } = { whole, still }[kind];
          sample[kind].push(await measureLoad(browser, origin + route, conditions.slowDown));
        };
        // What comes second finds a warm machine: each is first every other time.
        await load(run % 2 ? 'whole' : 'still');
        await load(run % 2 ? 'still' : 'whole');
      }
    }
    const rows = [...samples].map(([route, { whole, still }]) => {
      const middle = (loads: Load[]) => loads.map(({ lcp }) => lcp).sort((a, b) => a - b)[loads.length >> 1]!;
      return [
        route,
        spread(whole.map(({ bytes }) => bytes['Script'] ?? 0)),
        spread(whole.map(({ lcp }) => lcp)),
        spread(still.map(({ lcp }) => lcp)),
        (middle(whole) / middle(still)).toFixed(2),
        spread(
          whole.map(({ cls }) => cls),
          3,
        ),
        spread(whole.map(({ longest }) => longest)),
        spread(still.map(({ longest }) => longest)),
      ];
    });
    const head = [
      'page',
      'JavaScript, bytes',
      'LCP, ms',
      'without scripts',
      'ratio',
      'shift',
      'longest task, ms',
      'without scripts',
    ];
    console.log(`\n${table([head, ...rows])}\n`);
    console.log(
      `Median of ${runs} (least-most), with and without scripts in turns, caches empty, CPU ${conditions.slowDown} times slower. The longest task is the longest after the first paint (0: none over 50 ms). Load now ${os.loadavg()[0]!.toFixed(1)} on ${os.cpus().length} cores.`,
    );
  } finally {
    await browser.close();
    await Promise.all([whole.close(), still.close(), stop?.()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

main(Number(process.argv[2] ?? 3)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
