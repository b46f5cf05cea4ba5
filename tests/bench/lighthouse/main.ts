/**
 * `npx tsx tests/bench/lighthouse/main.ts`: Google Lighthouse (https://github.com/GoogleChrome/lighthouse) over every page of the built
 * site, as a phone and as a desktop, and prints the median of each mark. It is no test: marks for speed depend on what
 * else the machine does. The site is served as a host serves it, by nginx, with the pictures of `npm run build`:
 * making them takes minutes, once. Lighthouse itself is installed beside this file when it is not there yet.
 *
 *     npx tsx tests/bench/lighthouse/main.ts [number of runs, 3 by default] [pages, all by default]
 */
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from '../../../site/prerender/build';
import { everyAddress } from '../../../site/routes';
import { findChromium, launchArgs } from '../../helpers/browser';
import { installBeside } from '../../helpers/project/install-beside';
import { origins } from '../../helpers/origins';
import { startHosted } from '../../hosts/hosted';
import { table } from '../table';

const here = path.dirname(fileURLToPath(import.meta.url));
const port = 9333;

/** Part of a report that is used (https://github.com/GoogleChrome/lighthouse/blob/main/types/lhr/lhr.d.ts). */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
  /** Speed of the machine: under 1000 it is slow, and marks for speed tell of it rather than of the page. */
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;

const marks = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function load(): Promise<{ lighthouse: Lighthouse; desktop: object }> {
  installBeside(here, 'node_modules/lighthouse/package.json');
  const from = createRequire(path.join(here, 'package.json'));
  const { default: lighthouse, desktopConfig } = (await import(from.resolve('lighthouse'))) as {
    default: Lighthouse;
    desktopConfig: object;
  };
  return { lighthouse, desktop: desktopConfig };
}

async function main([first, ...rest]: string[]): Promise<void> {
  const runs = Number(first) || 3;
  const asked = Number(first) || first === undefined ? rest : [first, ...rest];
  process.env.SANDBOX = '1';
  await build({ full: true });
  const { lighthouse, desktop } = await load();
  const stop = await startHosted();
  const { executablePath } = await findChromium();
  /** One run. Undefined, and a line that says why, if Lighthouse lost its way: now and then it does. */
  const measure = async (page: string, config?: object): Promise<Report | undefined> => {
    // A browser of its own for each run: nothing is cached, nothing is left over.
    const browser = await chromium.launch({
      executablePath,
      args: [...launchArgs(), `--remote-debugging-port=${port}`],
    });
    const report = (await lighthouse(origins.site + page, { port, logLevel: 'error' }, config))?.lhr;
    await browser.close();
    if (report && !report.runtimeError) return report;
    console.error(`${page}: ${report?.runtimeError?.message ?? 'no report'}`);
    return undefined;
  };
  const pages = asked.length ? asked : await everyPage();
  const failed = new Map<string, Set<string>>();
  const rows: string[][] = [
    [
      '',
      ...['phone', 'desktop'].flatMap((screen) => [...marks, 'machine'].map((mark) => `${screen} ${mark}`)),
    ],
  ];
  try {
    for (const page of pages) {
      const row = [page];
      for (const config of [undefined, desktop]) {
        const reports: Report[] = [];
        while (reports.length < runs) {
          const report = (await measure(page, config)) ?? (await measure(page, config));
          if (!report) throw new Error(`${page}: Lighthouse cannot measure it.`);
          reports.push(report);
        }
        row.push(
          ...marks.map((mark) =>
            String(Math.round(100 * median(reports.map(({ categories }) => categories[mark]?.score ?? 0)))),
          ),
          String(Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)))),
        );
        for (const { categories: _, audits } of reports)
          for (const [id, { score, title }] of Object.entries(audits))
            if (score !== null && score < 0.9)
              failed.set(`${id}: ${title}`, (failed.get(`${id}: ${title}`) ?? new Set()).add(page));
      }
      rows.push(row);
      console.log(row.join('  '));
    }
  } finally {
    await stop();
  }
  console.log(`\n${table(rows)}\n`);
  for (const [audit, where] of failed) console.log(`${audit} (${[...where].join(' ')})`);
  console.log(
    `\nMedian of ${runs}; load now ${os.loadavg()[0]!.toFixed(1)} on ${os.cpus().length} cores. Machine: Lighthouse's index of its
speed at that page; marks for speed under 1000 tell of the machine.`,
  );
}

/** A page for every route. */
const everyPage = async (): Promise<string[]> =>
  (await everyAddress()).filter((path) => !/^\/blog\/(?!1$)/.test(path));

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
