import type { Page } from '@playwright/test';
import { expect } from './expect';

interface Counts {
  nodes: number;
  listeners: number;
  /** Bytes. */
  heap: number;
}

/** Returns a function that collects a page's garbage and counts what is left. */
export async function countMemory(page: Page): Promise<() => Promise<Counts>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
  };
}

/** Collects garbage until each count has grown by less than its limit: timers and observers may hold elements for a moment. */
export const expectNoLeak = (count: () => Promise<Counts>, before: Counts, limits: Counts): Promise<void> =>
  expect
    .poll(async () => {
      const after = await count();
      const grown = Object.keys(limits) as (keyof Counts)[];
      return grown
        .map((name) => [name, after[name] - before[name]] as const)
        .filter(([name, growth]) => growth >= limits[name]);
    })
    .toEqual([]);
