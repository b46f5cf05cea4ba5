import type { Browser, Page } from 'playwright';
import { startHost } from '../helpers/host-page';
import type { Origins } from '../sandbox/ports';
import { spread, table } from './table';

/** Times of one gallery, in ms, on a processor made four times slower. */
interface Answers {
  /** Times from the press until the large view is painted. */
  open: number[];
  /** Times from the key until the next picture is in view. */
  next: number[];
  /** Longest task while the tag comes to life. */
  alive: number[];
  /** Frames while the whole album is scrolled through, 600 px each. */
  frames: number[];
}

const SLOW_DOWN = 4;

/** Shows a page with a gallery. */
type Open = (page: Page) => Promise<unknown>;

/**
 * Measures galleries of fifteen and of two thousand pictures on a partner page, brought to life from the HTML of
 * our snippet, and our own gallery page, where the large view grows out of the small picture.
 * @returns the lines to print
 */
export async function benchGallery(browser: Browser, origins: Origins, runs: number): Promise<string> {
  const snippet = await fetch(`${origins.site}/snippets/gallery`).then((answer) => answer.text());
  const host = await startHost();
  const partner = (count: number): [string, Open] => [
    String(count),
    (page) => host.open(page, longer(snippet, count), { head: '', waitUntil: 'domcontentloaded' }),
  ];
  const pages: [title: string, open: Open][] = [
    partner(15),
    partner(2000),
    ['our page', (page) => page.goto(`${origins.site}/gallery`, { waitUntil: 'domcontentloaded' })],
  ];
  const answers = pages.map((): Answers => ({ open: [], next: [], alive: [], frames: [] }));
  for (let run = 0; run < runs; run++) {
    for (const [index, [, open]] of pages.entries()) await measure(browser, open, answers[index]!);
  }
  await host.close();
  const row = (title: string, of: (answers: Answers) => number[]) => [
    title,
    ...answers.map((one) => spread(of(one))),
  ];
  return table([
    ['pictures in a gallery', ...pages.map(([title]) => title)],
    row('press opens the large view, ms', ({ open }) => open),
    row('key shows the next picture, ms', ({ next }) => next),
    row('longest task as it comes to life, ms', ({ alive }) => alive),
    row('frame while scrolling, ms', ({ frames }) => frames),
  ]);
}

/** The snippet with its pictures repeated, each with an id of its own, sixty in a group as the gallery has them. */
function longer(snippet: string, count: number): string {
  const group = /(<div role="none" class="gallery-grid">)(.*)(<\/div><\/div><\/div>)/s.exec(snippet);
  if (!group) throw new Error("The gallery's snippet has no pictures.");
  const [whole, open, list, end] = group as unknown as [string, string, string, string];
  const items = `${list}`.split(/(?=<div role="listitem")/);
  const more = Array.from(
    { length: count },
    (_, place) =>
      (place && place % 60 === 0 ? `</div>${open}` : '') +
      items[place % items.length]!.replace(/data-id="\d+"/, `data-id="${place + 1}"`),
  );
  return snippet.replace(whole, () => open + more.join('') + end);
}

async function measure(browser: Browser, open: Open, into: Answers): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    // What the browser does to read the page is not ours: our script comes when that is done.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/loader.js', (route) => held.then(() => route.continue()));
    await open(page);
    await page.locator('.shot-link').first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    release();
    await page.waitForFunction(() => customElements.get('cat-gallery'));
    await page.waitForTimeout(500);
    into.alive.push(
      await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks)),
    );
    const first = page.locator('.shot-link').first();
    await first.hover();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('-lightbox.js')),
    );
    await page.waitForTimeout(300);
    into.open.push(await painted(page, 'click', () => first.click()));
    for (let time = 0; time < 5; time++) {
      await page.waitForTimeout(300);
      into.next.push(await painted(page, 'keydown', () => page.keyboard.press('ArrowRight')));
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog.lightbox').waitFor({ state: 'hidden' });
    into.frames.push(...(await scrollThrough(page)));
  } finally {
    await context.close();
  }
}

/** Measures from an event until the frame with the large picture that it brought is painted; a timer runs after the frame. */
async function painted(page: Page, event: string, act: () => Promise<void>): Promise<number> {
  const answer = page.evaluate(async (type) => {
    const root = document.querySelector('cat-gallery')!.shadowRoot!;
    const shown = 'dialog:is([open], :popover-open) [data-current]';
    const before = root.querySelector(shown);
    const { timeStamp } = await new Promise<Event>((resolve) =>
      addEventListener(type, resolve, { capture: true, once: true }),
    );
    do {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    } while (root.querySelector(shown) === before);
    return performance.now() - timeStamp;
  }, event);
  // Answered after the one above: the listener is there.
  await page.evaluate(() => undefined);
  await act();
  return answer;
}

/** Durations of the frames, in ms, while the page is scrolled from its top to its end, sixty steps at most. */
const scrollThrough = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const frames: number[] = [];
    scrollTo(0, 0);
    let before = performance.now();
    for (let step = 0; step < 60; step++) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (step) frames.push(now - before);
      before = now;
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
      scrollBy(0, 600);
    }
    return frames;
  });
