import type { Page } from '@playwright/test';

interface Held {
  nodes: number;
  listeners: number;
  /** Bytes. */
  heap: number;
}

/** Returns a function that collects a page's garbage and counts what is left. */
export async function countHeld(page: Page): Promise<() => Promise<Held>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
  };
}
