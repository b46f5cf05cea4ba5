import type { Page } from '@playwright/test';
import { findings } from '../../../helpers/access/axe';
import { hold } from '../../../helpers/hold';
import { expect, matrixOnly, test, type ConsoleGuard } from '../../fixtures';

/** Tags whose content comes in a file of its own, that file's name, and what is there once it has come. */
const parts = [
  ['<cat-gallery></cat-gallery>', 'album-home', '.gallery-grid'],
  ['<cat-faq></cat-faq>', 'faq-tours', 'details'],
] as const;

/** Audits the tag alone: rules for whole pages say nothing about it. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, 'body > *'), colorScheme).toEqual([]);
  }
}

for (const [index, [markup, file, there]] of parts.entries()) {
  test(
    `${markup}: content that failed twice is asked for again when the visitor says so, and axe finds nothing meanwhile`,
    matrixOnly(index > 0),
    async ({ page, openHost, consoleGuard }) => {
      consoleGuard.allow(new RegExp(`/${file}\\.js`), /ERR_FAILED/, /\[cat\]/);
      const asked: string[] = [];
      const address = new RegExp(`/data/1/${file}\\.js`);
      await page.route(address, (route) => {
        asked.push(new URL(route.request().url()).search);
        return asked.length < 3 ? route.abort() : route.fallback();
      });
      const release = await hold(page, address);
      await openHost(markup);
      await expect(page.getByText(/^Loading/)).toBeVisible();
      await expectAccessible(page);
      release();
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await expectAccessible(page);
      expect(asked).toEqual(['', '']);
      expect(consoleGuard.ours()).toEqual([
        expect.stringMatching(/\[cat\] cat-[a-z]+: could not be fetched: /),
      ]);
      await again.click();
      await expect(page.locator(there).first()).toBeVisible();
      expect(asked).toEqual(['', '', '']);
    },
  );
}

/** Opens a host page with a tag whose content keeps failing. */
async function openFailing(
  page: Page,
  consoleGuard: ConsoleGuard,
  open: () => Promise<void>,
  file: string,
): Promise<RegExp> {
  const address = new RegExp(`/data/1/${file}\\.js`);
  consoleGuard.allow(address, /ERR_FAILED/, /\[cat\]/);
  await page.route(address, (route) => route.abort());
  await open();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  return address;
}

const link = (page: Page) => page.getByRole('link', { name: 'Our tours' });

for (const [name, inside] of [
  ['the links', '<span slot="fallback"><a href="/tours">Our tours</a></span>'],
] as const)
  test(
    `Where the content cannot be fetched ${name} stays in sight`,
    matrixOnly(name !== 'the links'),
    async ({ page, openHost, consoleGuard }) => {
      const [markup, file] = parts[0];
      const html = markup.replace('><', `>${inside}<`);
      const address = await openFailing(page, consoleGuard, () => openHost(html), file);
      await expect(link(page)).toBeVisible();
      await page.unroute(address);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('.gallery-grid').first()).toBeVisible();
      await expect(link(page)).toBeHidden();
    },
  );
