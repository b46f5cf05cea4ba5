import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

/** A phone of the middle class on a slow connection. */
export const conditions = { width: 390, height: 844, slowDown: 4, bitsPerSecond: 1_600_000, roundTrip: 150 };

/** One load of a page with empty caches. Bytes as they came over the wire, headers included; times in ms. */
export interface Load {
  requests: number;
  bytes: Record<string, number>;
  /** Files that were sent uncompressed although they are text, which would make the bytes worthless. */
  uncompressed: string[];
  task: number;
  script: number;
  lcp: number;
  cls: number;
  /** The longest task after the first paint; 0 when none took over 50 ms. */
  longest: number;
}

/**
 * Loads a page and reads what it cost, once nothing more comes.
 * @param slowDown how many times slower the processor is made; the work of slowing it down is part of the times
 */
export async function measureLoad(browser: Browser, url: string, slowDown: number): Promise<Load> {
  return withPage(browser, slowDown, async (page, session) => {
    const traffic = watchTraffic(session);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.waitForFunction(allAlive);
    await traffic.quiet();
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    const seen = await page.evaluate(
      () => (window as unknown as { seen: Pick<Load, 'lcp' | 'cls' | 'longest'> }).seen,
    );
    return { ...traffic.sum(), task: seconds('TaskDuration'), script: seconds('ScriptDuration'), ...seen };
  });
}

/**
 * Measures from the start of the navigation until the first tour list answers a keystroke in its search field, in ms. One
 * is tried every 50 ms; that is work of its own, so it is never part of the load that is measured.
 */
export async function measureAnswer(browser: Browser, url: string): Promise<number> {
  return withPage(browser, conditions.slowDown, async (page) => {
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        const root = document.querySelector('cat-tour-list')?.shadowRoot;
        if (root?.querySelector('[role=status]')?.textContent) {
          Object.assign(window, { answered: performance.now() });
          return clearInterval(timer);
        }
        const field = root?.querySelector('input');
        if (!field) return;
        field.value = 'cat';
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      }, 50);
    });
    await page.goto(url, { waitUntil: 'commit' });
    const answer = await page.waitForFunction(() => (window as { answered?: number }).answered);
    return (await answer.jsonValue())!;
  });
}

async function withPage<T>(
  browser: Browser,
  slowDown: number,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const { width, height, bitsPerSecond, roundTrip } = conditions;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2 });
  try {
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.addInitScript(watchPaint);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTrip,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: bitsPerSecond / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    return await use(page, session);
  } finally {
    await context.close();
  }
}

interface Traffic {
  /** Resolves when nothing has been on its way for a second. */
  quiet(): Promise<void>;
  sum(): Pick<Load, 'requests' | 'bytes' | 'uncompressed'>;
}

function watchTraffic(session: CDPSession): Traffic {
  const types = new Map<string, string>();
  const open = new Set<string>();
  const bytes: Record<string, number> = {};
  const uncompressed: string[] = [];
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) open.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!open.has(requestId)) return;
    types.set(requestId, type);
    const header = (name: string) =>
      Object.entries(response.headers).find(([key]) => key.toLowerCase() === name)?.[1];
    const isText = /^text\/|javascript|json|svg/.test(response.mimeType);
    if (isText && !header('content-encoding') && Number(header('content-length')) > 1000) {
      uncompressed.push(response.url);
    }
  });
  const end = (requestId: string, length: number) => {
    if (!open.delete(requestId)) return;
    last = Date.now();
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + length;
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    async quiet() {
      while (open.size || Date.now() - last < 1000) await delay(100);
    },
    sum: () => ({ requests: types.size, bytes, uncompressed }),
  };
}

/** Runs in the page: the largest paint so far in ms, the sum of all shifts, the longest task after the first paint. */
function watchPaint(): void {
  const seen = { lcp: 0, cls: 0, longest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries()) {
      if (paint && startTime > paint.startTime) seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. */
const allAlive = () =>
  !document.querySelector('script[src], #scripts') ||
  [...document.querySelectorAll('cat-tour-list:not([loading])')].every(
    (tag) => tag.shadowRoot?.querySelector('[data-cat]')?.firstChild && tag.matches(':defined'),
  );
