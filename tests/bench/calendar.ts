import type { Browser, Page } from 'playwright';
import { origins } from '../helpers/origins';
import { conditions } from './measure';

/** Answers of the provider, and the state that the calendar must come to with each. */
const cases = [
  ['shown', () => undefined],
  ['failed', (page: Page) => page.route('**/embeds/calendar/**', (route) => route.abort())],
] as const;

/** Measures what the calendar costs pages that nobody has scrolled or touched, and how much it moves when it comes. */
export async function measureCalendar(browser: Browser): Promise<string[]> {
  const { width, height } = conditions;
  const open = async (url: string, prepare: (page: Page) => unknown = () => undefined) => {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.addInitScript(watchCalendar);
    await prepare(page);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    return { page, asked, close: () => context.close() };
  };

  const hotel = await open(`${origins.partners}/calendar`);
  const toProvider = hotel.asked.filter((url) => url.startsWith(origins.services)).length;
  await hotel.close();
  const lines = [
    `Requests to the provider from a hotel's page with calendars, before any action: ${toProvider}.`,
  ];

  for (const [state, prepare] of cases) {
    const { page, asked, close } = await open(`${origins.site}/tours/brooklyn-heights`, prepare);
    const early = asked.filter((url) => /booking-calendar|embeds\/calendar/.test(url)).length;
    await page.locator('cat-booking-calendar').scrollIntoViewIfNeeded();
    await page.locator(`cat-booking-calendar .live[data-state=${state}]`).waitFor();
    // What has just changed is drawn, and so measured, within two frames.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const sum = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    lines.push(
      `A tour's page: files for the calendar below the fold before scrolling, so script that runs for it: ${early}; layout shift until it has ${state}: ${sum.toFixed(3)}.`,
    );
    await close();
  }
  return lines;
}

/** Runs in the page: adds up its layout shifts but those of the header, whose face arrives late, and of notices. */
function watchCalendar(): void {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
      const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
      if (!elements.length || elements.some((element) => !element?.closest('header, cat-toasts')))
        seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
