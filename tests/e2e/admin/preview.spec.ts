import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Frame, Page } from '@playwright/test';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../../site/prerender/content/read/front-matter';
import { giveFolder } from '../../helpers/admin/content-folder';
import { EDITOR_NOTES, fillField, openEditor, openForm } from '../../helpers/admin/editor-steps';
import { origins } from '../../helpers/origins';
import { expect, test } from './fixtures';

/** A text as it is seen: its words, and how and how wide they are set. */
type Seen = Record<'text' | 'font' | 'color' | 'width', string>;

/**
 * Lists the texts below an element, those of tags included, as they are seen.
 * @param within the first element that holds this text; all of them if left out
 */
const seenIn = (page: Page | Frame, selector: string, within = ''): Promise<Seen[]> =>
  page.evaluate(
    ([selector, within]) => {
      const found: Seen[] = [];
      const walk = (node: Node): void => {
        const element = node as Element;
        if (['STYLE', 'SCRIPT', 'TEMPLATE'].includes(node.nodeName)) return;
        const text = node.nodeType === Node.TEXT_NODE ? node.nodeValue!.trim() : '';
        if (text) {
          const { font, color } = getComputedStyle(node.parentElement!);
          const width = String(Math.round(node.parentElement!.getBoundingClientRect().width));
          found.push({ text, font, color, width });
        }
        for (const child of (element.shadowRoot ?? node).childNodes) walk(child);
      };
      const all = (root: ParentNode): Element[] => [
        ...root.querySelectorAll(selector!),
        ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
      ];
      const chosen = all(document).find(({ textContent }) => textContent.includes(within!));
      if (chosen) walk(chosen);
      return found;
    },
    [selector, within],
  );

/** Opens a page of the site as the build has written it, as wide and high as the preview is. */
async function openWritten(browser: Browser, path: string, preview: Frame): Promise<Page> {
  const viewport = await preview.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  await context.route(/\.js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(origins.site + path);
  // What is below the first view comes by itself, a moment after the first paint.
  await expect.poll(async () => (await seenIn(page, 'main')).every(({ width }) => width !== '0')).toBe(true);
  return page;
}

/** Returns the frame of the preview, once it is drawn. */
async function previewOf(page: Page): Promise<Frame> {
  const main = page.frameLocator('iframe').locator('main');
  await expect(main).toBeVisible({ timeout: 20_000 });
  const handle = await page.locator('iframe').elementHandle();
  const frame = (await handle!.contentFrame())!;
  await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  return frame;
}

const POSTS = 'site/content/posts';
const [file] = readdirSync(POSTS).filter((name) => /^(?!_).*\.md$/.test(name));
const { fields } = splitFrontMatter(readFileSync(`${POSTS}/${file}`, 'utf8'))!;
const post = parse(fields) as { id: number; title: string };

const shown = [
  {
    what: 'a tour',
    form: '/collections/tours/entries/tours-financial-district',
    path: '/tours/financial-district',
    list: '/tours',
    card: '.tour',
  },
  {
    what: 'a post',
    form: `/collections/posts/entries/${file!.replace('.md', '')}`,
    path: `/blog/${post.id}`,
    list: '/blog',
    card: '.post-card',
  },
];

for (const { what, form, path, list, card } of shown) {
  test(`the preview of ${what} is its card and its page, as the site has them`, async ({
    page,
    browser,
    consoleGuard,
  }) => {
    test.setTimeout(90_000);
    consoleGuard.allow(EDITOR_NOTES);
    await page.setViewportSize({ width: 1440, height: 900 });
    await giveFolder(page);
    await openEditor(page);
    await openForm(page, form);
    const preview = await previewOf(page);
    const title = await preview.locator('h1').innerText();
    const [written, listed] = [
      await openWritten(browser, path, preview),
      await openWritten(browser, list, preview),
    ];
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const tab of [page, written, listed]) await tab.emulateMedia({ colorScheme });
      const wanted = await seenIn(written, 'main');
      expect(wanted.length).toBeGreaterThan(30);
      expect(await seenIn(preview, 'main'), colorScheme).toEqual(wanted);
      const wantedCard = await seenIn(listed, card, title);
      expect(wantedCard.length).toBeGreaterThan(2);
      expect(await seenIn(preview, card, title), colorScheme).toEqual(wantedCard);
    }
    for (const tab of [written, listed]) await tab.context().close();
  });
}

test('a form that is half written has a preview, whose words are filled in and which keeps its place', async ({
  page,
  enterEditor,
}) => {
  await enterEditor();
  await openForm(page, '/collections/posts/new');
  await fillField(page, 'title', 'A cat for {price}: <b>who pays?</b>', '');
  const preview = await previewOf(page);
  const { prices } = parse(readFileSync('site/content/settings.yaml', 'utf8')) as {
    prices: { perPerson: number };
  };
  const title = preview.locator('h1');
  await expect(title).toHaveText(`A cat for $${prices.perPerson}: <b>who pays?</b>`);
  await preview.evaluate(() => scrollTo(0, 100));
  await fillField(page, 'excerpt', 'Nobody.', '');
  await expect(preview.locator('.lede').first()).toHaveText('Nobody.');
  expect(await preview.evaluate(() => scrollY)).toBe(100);
});
