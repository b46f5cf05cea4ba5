import type { Page } from '@playwright/test';
import { expect } from './expect';

/**
 * Records a page's layout shifts; call it before `goto`.
 * @param except selector of elements whose shifts are ignored
 * @returns a function that returns the sum and the moved nodes
 */
export async function watchShifts(
  page: Page,
  except = '',
): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript((selector: string) => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    }
    const shifts = { sum: 0, moved: [] as string[] };
    const note = (entries: PerformanceEntry[]) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        const isIgnored = ({ node }: { node?: Node }) =>
          Boolean(selector && (node instanceof Element ? node : node?.parentElement)?.closest(selector));
        if (sources.length && sources.every(isIgnored)) continue;
        shifts.sum += value;
        shifts.moved.push(...sources.map(({ node }) => node?.nodeName ?? 'gone'));
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftsSoFar() {
        note(observer.takeRecords());
        return shifts;
      },
    });
  }, except);
  return () =>
    page.evaluate(async () => {
      // The last change is measured within two frames.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { shiftsSoFar(): { sum: number; moved: string[] } }).shiftsSoFar();
    });
}

/** Expects no shift over 0.005: a late font and the header that shrinks on scroll move text by some pixels. */
export const expectNoShift = ({ sum, moved }: { sum: number; moved: string[] }): void =>
  expect(Math.round(sum * 100) / 100, moved.join()).toBe(0);
