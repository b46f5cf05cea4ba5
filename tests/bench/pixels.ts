/**
 * Shows what a change of code does to what people see: every page of the site and every tag on a partner's page, at
 * 390 and 1440 px, light and dark, photographed whole before and after, and compared pixel by pixel. For a build of
 * the same content on the same day; it is no test, since a change of looks is often the point.
 *
 *     npx tsx tests/bench/pixels.ts take <folder>             photographs what is in dist/, built for the sandbox
 *     npx tsx tests/bench/pixels.ts compare <before> <after>  lists what differs, in red beside the later picture; exits with 1
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { registry, type TagName } from '../../widgets/registry';
import setUp from '../e2e/global-setup';
import { findChromium, launchArgs } from '../helpers/browser';
import { compare } from '../helpers/project/compare';
import { painted, startHost } from '../helpers/host-page';
import { origins } from '../helpers/origins';
import { siteRoutes } from '../helpers/site-routes';
import { allAlive, waitForHydration } from '../helpers/tags';

const widths = [390, 1440];
const schemes = ['light', 'dark'] as const;
const MARK = '.differs.png';

async function take(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await setUp();
  const host = await startHost();
  const browser = await chromium.launch({ ...(await findChromium()), args: launchArgs() });
  const subjects: [name: string, open: (page: Page) => Promise<void>][] = [
    ...siteRoutes.map((route): (typeof subjects)[number] => [
      `page${route.replaceAll('/', '-')}`,
      async (page) => {
        await page.goto(origins.site + route);
        await waitForHydration(page);
      },
    ]),
    ...(Object.keys(registry) as TagName[]).map((tag): (typeof subjects)[number] => [
      tag,
      async (page) => {
        await host.open(page, await painted(tag), { head: '' });
        await allAlive(page);
      },
    ]),
  ];
  try {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const viewport = { width, height: width < 800 ? 844 : 900 };
        const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
        // What tsx puts around named functions; some of ours run in the page.
        await context.addInitScript('globalThis.__name = (named) => named');
        for (const [name, open] of subjects) {
          const page = await context.newPage();
          await open(page);
          await settle(page);
          const file = path.join(folder, `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
          await page.close();
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await host.close();
    await stop?.();
  }
}

/** Scrolls through the page, so that lazy tags and pictures come, then waits for pictures, fonts and the network. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

/** @returns how many pictures differ or are on one side alone. */
async function compareFolders(before: string, after: string): Promise<number> {
  const list = (folder: string) =>
    readdirSync(folder).filter((file) => file.endsWith('.png') && !file.endsWith(MARK));
  const names = [...new Set([...list(before), ...list(after)])].sort();
  let differing = 0;
  for (const name of names) {
    const [one, other] = [before, after].map((folder) => path.join(folder, name)) as [string, string];
    const difference = await Promise.resolve()
      .then(() => compare(readFileSync(one), readFileSync(other)))
      .catch((error: unknown) => String(error));
    if (typeof difference === 'string') console.log(`${name}: ${difference}`);
    else if (difference.picture) {
      const { left, top, right, bottom } = difference.box!;
      console.log(`${name}: ${difference.pixels} pixels in ${left},${top} to ${right},${bottom}`);
      writeFileSync(other.replace(/\.png$/, MARK), difference.picture);
    } else continue;
    differing += 1;
  }
  console.log(`${names.length} pictures, ${differing} differ.`);
  return differing;
}

const [command, ...folders] = process.argv.slice(2);
if (command === 'take' && folders.length === 1) await take(folders[0]!);
else if (command === 'compare' && folders.length === 2)
  process.exitCode = (await compareFolders(folders[0]!, folders[1]!)) ? 1 : 0;
else {
  console.error('npx tsx tests/bench/pixels.ts take <folder>, or compare <before> <after>');
  process.exitCode = 2;
}
