import type { Page } from '@playwright/test';
import { expect } from './expect';

/**
 * Counts a page's layout shifts from its first moment on; call before `goto`. Returns the sum so far, and what moved.
 * @param except a selector: shifts of which everything lies inside such an element are somebody else's matter
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
        const elsewhere = ({ node }: { node?: Node }) =>
          Boolean(selector && (node instanceof Element ? node : node?.parentElement)?.closest(selector));
        if (sources.length && sources.every(elsewhere)) continue;
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
      // What has just changed is drawn, and so measured, within two frames.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { shiftsSoFar(): { sum: number; moved: string[] } }).shiftsSoFar();
    });
}

/**
 * Expects that nothing moved as far as anybody counts. The header's own bar, which grows lower as one scrolls, and a font
 * that comes late on a busy machine move words by some pixels: a thousandth.
 */
export const expectNoShift = ({ sum, moved }: { sum: number; moved: string[] }): void =>
  expect(Math.round(sum * 100) / 100, moved.join()).toBe(0);
