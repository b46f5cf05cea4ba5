/**
 * Measures what the plain partner page and `/tours` cost a visitor, beside the same tour list made with the real
 * React 19 as one file. Prints a table; it is no test, and nothing fails here for being slow.
 *
 *     tsx tests/bench/main.ts [number of runs, 5 by default]
 */
import os from 'node:os';
import { chromium } from 'playwright';
import setUp from '../e2e/global-setup';
import { findChromium, launchArgs } from '../helpers/browser';
import { origins } from '../helpers/origins';
import { measureCalendar } from './calendar';
import { benchGallery } from './gallery';
import { conditions, measureAnswer, measureLoad, type Load } from './measure';
import { servePages, type BenchPage } from './pages';
import { measurePosts } from './posts';
import { buildWithReact } from './react-19/build';
import { spread, table } from './table';

interface Sample {
  /** Loads on the slow processor. */
  loads: Load[];
  /** Loads at full speed, for the processor time alone: the slowing down makes it jump about. */
  fast: Load[];
  answers: number[];
}

/** Names of kinds of files, the browser's and the table's. */
const kinds = [
  ['Document', 'HTML'],
  ['Script', 'JavaScript'],
  ['Stylesheet', 'CSS'],
  ['Font', 'fonts'],
  ['Image', 'pictures'],
] as const;

async function main(runs: number): Promise<void> {
  const stop = await setUp();
  const bundle = await buildWithReact().catch((error: unknown) => {
    console.log(
      `Without the comparison with React 19: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  });
  const { pages, close } = await servePages(origins, bundle);
  const browser = await chromium.launch({ ...(await findChromium()), args: launchArgs() });
  try {
    const samples = new Map(pages.map((page) => [page, { loads: [], fast: [], answers: [] } as Sample]));
    // Each round measures every page, so that a busy minute of the machine hits all of them.
    for (let run = 1; run <= runs; run++) {
      console.log(`Run ${run} of ${runs}`);
      for (const [{ url }, sample] of samples) {
        sample.loads.push(await measureLoad(browser, url, conditions.slowDown));
        sample.fast.push(await measureLoad(browser, url, 1));
        sample.answers.push(await measureAnswer(browser, url));
      }
    }
    print([...samples], runs, browser.version());
    console.log((await measureCalendar(browser)).join('\n'));
    console.log(`\n${await benchGallery(browser, origins, runs)}\n`);
    console.log((await measurePosts(browser)).join('\n'));
  } finally {
    await browser.close();
    await close();
    await stop?.();
  }
}

function print(samples: [BenchPage, Sample][], runs: number, version: string): void {
  const row = (title: string, cell: (sample: Sample) => string) => [
    title,
    ...samples.map(([, sample]) => cell(sample)),
  ];
  const of = (loads: Load[], value: (load: Load) => number) => loads.map(value);
  const total = ({ bytes }: Load) => Object.values(bytes).reduce((sum, more) => sum + more, 0);
  const known = new Set<string>(kinds.map(([type]) => type));
  const rest = ({ bytes }: Load) =>
    Object.entries(bytes).reduce((sum, [type, more]) => (known.has(type) ? sum : sum + more), 0);
  const { slowDown, bitsPerSecond, roundTrip, width, height } = conditions;
  console.log(
    `\n${table([
      ['', ...samples.map(([{ title }]) => title)],
      row('requests', ({ loads }) => spread(of(loads, ({ requests }) => requests))),
      ...kinds.map(([type, name]) =>
        row(`${name}, bytes`, ({ loads }) => spread(of(loads, ({ bytes }) => bytes[type] ?? 0))),
      ),
      row('other, bytes', ({ loads }) => spread(of(loads, rest))),
      row('all, bytes', ({ loads }) => spread(of(loads, total))),
      row('main thread, ms', ({ loads }) => spread(of(loads, ({ task }) => task))),
      row('of which script, ms', ({ loads }) => spread(of(loads, ({ script }) => script))),
      row('main thread at full speed, ms', ({ fast }) => spread(of(fast, ({ task }) => task))),
      row('of which script, ms', ({ fast }) => spread(of(fast, ({ script }) => script))),
      row('largest paint (LCP), ms', ({ loads }) => spread(of(loads, ({ lcp }) => lcp))),
      row('layout shift (CLS)', ({ loads }) =>
        spread(
          of(loads, ({ cls }) => cls),
          3,
        ),
      ),
      row('search answers, ms', ({ answers }) => spread(answers)),
    ])}\n`,
  );
  const paths = samples.flatMap(([, { loads }]) => loads.flatMap((load) => load.uncompressed));
  const uncompressed = new Set(paths.map((url) => new URL(url).pathname));
  if (uncompressed.size) console.log(`Not compressed by their servers: ${[...uncompressed].join(', ')}.`);
  console.log(
    [
      `Median of ${runs} (least-most), pages taken in turns, caches empty. Chromium ${version}, ${width}x${height},`,
      `CPU ${slowDown} times slower, ${bitsPerSecond / 1e6} Mbit/s, ${roundTrip} ms round trip. Bytes as sent, headers included.`,
      `Times are for comparison within this table only: they depend on the machine and what else it does`,
      `(load now ${os.loadavg()[0]!.toFixed(1)} on ${os.cpus().length} cores). Main thread is time on its processor, steadiest at full speed.`,
    ].join('\n'),
  );
}

const runs = Number(process.argv[2] ?? 5);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`'${process.argv[2]}' is no number of runs.`);
  process.exit(1);
}
main(runs).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
