/**
 * `npm run bench`: measures three pages of the site, with a link and Back, and a partner page on a mid-range phone with an
 * empty cache. Prints median and range, without limits. `tsx tests/bench/main.ts <runs>`, 5 by default.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { runProgram } from '../../site/prerender/tools/program';
import setUp from '../e2e/global-setup';
import { findChromium, launchArgs } from '../helpers/browser';
import { origins } from '../helpers/origins';

const CPU_SLOWDOWN = 4;
const BITS_PER_SECOND = 1_600_000;
const ROUND_TRIP_MS = 150;

const urls = [
  ...['/', '/tours/brooklyn-heights', '/booking'].map((path) => origins.site + path),
  `${origins.partners}/plain`,
];

type Load = Record<string, number>;

/** Loads a page and measures it after a second without requests. Bytes include headers and compression. */
async function measure(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript(watchPaint);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  const scripts = new Set<string>();
  const load: Load = { requests: 0, 'bytes of scripts': 0, bytes: 0 };
  let last = Date.now();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    load['requests']! += 1;
    load['bytes']! += encodedDataLength;
    if (scripts.has(requestId)) load['bytes of scripts']! += encodedDataLength;
  });
  await page.goto(url, { timeout: 120_000 });
  while (Date.now() - last < 1000) await delay(100);

  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) => metrics.find((metric) => metric.name === name)!.value * 1000;
  const { lcp, cls } = await page.evaluate(() => (window as unknown as { paint: Load }).paint);
  const links = url.startsWith(origins.site) ? await measureLinks(page) : {};
  await context.close();
  return {
    ...load,
    'main thread, ms': milliseconds('TaskDuration'),
    'script, ms': milliseconds('ScriptDuration'),
    'LCP, ms': lcp!,
    'CLS, thousandths': cls! * 1000,
    ...links,
  };
}

/** Follows the banner's link, which phones show, and goes back; each time ends when the other heading is painted. */
async function measureLinks(page: Page): Promise<Load> {
  await page.locator('.banner a').waitFor();
  const next = await page.evaluate(timeToHeading, false);
  await delay(1000);
  return { 'next page, ms': next, 'Back, ms': await page.evaluate(timeToHeading, true) };
}

/** Runs in the page. */
async function timeToHeading(isBack: boolean): Promise<number> {
  const start = performance.now();
  const before = document.querySelector('h1')!.textContent;
  if (isBack) history.back();
  else document.querySelector<HTMLElement>('.banner a')!.click();
  while (document.querySelector('h1')?.textContent === before) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve)); // That frame is painted.
  return performance.now() - start;
}

/** Runs in the page. */
function watchPaint(): void {
  const paint = { lcp: 0, cls: 0 };
  Object.assign(window, { paint });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.cls += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the median of each number with its range: `412 (398-466)`. */
function summary(loads: readonly Load[]): Record<string, string> {
  const median = (name: string) => {
    const values = loads.map((load) => Math.round(load[name]!)).sort((a, b) => a - b);
    const [low, middle, high] = [values[0]!, values[values.length >> 1]!, values.at(-1)!];
    return low === high ? `${middle}` : `${middle} (${low}-${high})`;
  };
  return Object.fromEntries(Object.keys(loads[0]!).map((name) => [name, median(name)]));
}

/** Nodes that a host page adds, to measure the loader's observer. */
const ADDED_NODES = 20_000;

/** Returns the script time of a host page, with or without the loader, in ms per 1,000 added nodes. */
async function measureAddedNodes(browser: Browser, hasLoader: boolean): Promise<number> {
  const page = await browser.newPage();
  if (!hasLoader) await page.route('**/loader.js', (route) => route.abort());
  await page.goto(`${origins.partners}/plain`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scriptTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
  };
  const before = await scriptTime();
  await page.evaluate((lists) => {
    for (let list = 0; list < lists; list++) {
      const node = document.createElement('ul');
      node.innerHTML = '<li><a href="#">x</a></li>'.repeat(100);
      document.body.append(node);
    }
  }, ADDED_NODES / 200);
  // The observer looks for open shadow roots when the page is idle.
  await delay(1000);
  const spent = (await scriptTime()) - before;
  await page.close();
  return spent / (ADDED_NODES / 1000);
}

runProgram(async () => {
  const runs = Number(process.argv[2] ?? 5);
  if (!(runs >= 1)) throw new Error('Give the number of runs: npm run bench -- 5');
  const stop = await setUp();
  const browser = await chromium.launch({ ...(await findChromium()), args: launchArgs() });
  const loads = new Map(urls.map((url): [string, Load[]] => [url, []]));
  // Pages take turns, so that a busy minute of the machine affects all of them.
  for (let count = 0; count < runs; count++)
    for (const [url, list] of loads) list.push(await measure(browser, url));
  console.table(Object.fromEntries([...loads].map(([url, list]) => [url, summary(list)])));
  for (const hasLoader of [false, true]) {
    const times: number[] = [];
    for (let count = 0; count < runs; count++) times.push(await measureAddedNodes(browser, hasLoader));
    const label = `1,000 added nodes ${hasLoader ? 'with' : 'without'} the loader, ms of script:`;
    console.log(label, times.map((time) => time.toFixed(2)).join(' '));
  }
  console.log(`${runs} runs, Chromium ${browser.version()}, CPU ${CPU_SLOWDOWN} times slower, 1.6 Mbit/s.`);
  await browser.close();
  await stop?.();
});
