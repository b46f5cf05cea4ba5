import type { Browser } from 'playwright';
import { origins } from '../helpers/origins';
import { conditions } from './measure';
import { spread } from './table';

const MANY = 500;

/**
 * Measures how long the blog's filter keeps the visitor waiting with many posts, on a slow processor: from each
 * keystroke to the next frame, in ms.
 */
export async function measurePosts(browser: Browser): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    // The list with each post many times over.
    await page.route(/\/post-cards\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `import { posts as few } from '${route.request().url()}?few'; export * from '${route.request().url()}?few';
          export const posts = Array.from({ length: ${MANY} }, (_, n) => ({ ...few[n % few.length], id: n + 1 }));`,
      }),
    );
    // In a page that is not prerendered, so that the list is drawn from what is fetched.
    await page.goto(`${origins.partners}/plain`);
    await page.evaluate(() => document.body.replaceChildren(document.createElement('cat-blog')));
    await page.waitForFunction(
      (many) =>
        document.querySelector('cat-blog')?.shadowRoot?.querySelectorAll('.post-card').length === many,
      MANY,
    );
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowDown });
    const times = await page.evaluate(async () => {
      const field = document.querySelector('cat-blog')!.shadowRoot!.querySelector('input')!;
      const taken: number[] = [];
      for (const text of ['b', 'br', 'bri', 'brid', 'bri', 'br', 'b', '']) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        const start = performance.now();
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        taken.push(performance.now() - start);
      }
      return taken;
    });
    return [
      `Filter of ${MANY} posts, ms from a keystroke to its frame at ${conditions.slowDown}x slow-down: ${spread(times)}`,
    ];
  } finally {
    await context.close();
  }
}
