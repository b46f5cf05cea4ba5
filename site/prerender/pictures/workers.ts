import { availableParallelism } from 'node:os';

/**
 * Pictures to encode at a time, each on one core: a core stays free where there are three or more, and
 * past four Node's own pool of threads is full.
 */
export const JOBS = Math.min(Math.max(availableParallelism() - 1, 2), 4);

/** Does a job for every item, `JOBS` at a time. Stops at the first error and throws it. */
export async function forEachAtOnce<Item>(items: Item[], job: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  let failed = false;
  const work = async () => {
    for (const item of queue) {
      if (failed) return;
      await job(item);
    }
  };
  const guarded = () =>
    work().catch((error: unknown) => {
      failed = true;
      throw error;
    });
  await Promise.all(Array.from({ length: JOBS }, guarded));
}
