import type { Page } from '@playwright/test';
import { findings } from '../../../helpers/access/axe';
import { hold } from '../../../helpers/hold';
import { expect, matrixOnly, test } from '../../fixtures';

/** Tags whose content comes in a file of its own, that file's name, and what is there once it has come. */
const parts = [
  ['<cat-gallery></cat-gallery>', 'album-home', '.gallery-grid'],
  ['<cat-testimonials></cat-testimonials>', 'quotes-guests', '.carousel-list'],
  ['<cat-press></cat-press>', 'press-outlets', '.marks'],
  ['<cat-press show="articles"></cat-press>', 'press-articles', '.articles'],
  ['<cat-faq></cat-faq>', 'faq-tours', 'details'],
  ['<cat-blog></cat-blog>', 'post-cards', '.post-card'],
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
    `${markup}: content that failed at two addresses is asked for at a third when the visitor says so, and axe finds nothing meanwhile`,
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
      expect(asked).toEqual(['', '?r=1']);
      expect(consoleGuard.ours()).toEqual([
        expect.stringMatching(/\[cat\] cat-[a-z]+: could not be fetched: /),
      ]);
      await again.click();
      await expect(page.locator(there).first()).toBeVisible();
      expect(asked).toEqual(['', '?r=1', '?r=2']);
    },
  );
}

test('Where the content cannot be fetched the links stay, below what is said', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  const [markup, file] = parts[0]!;
  consoleGuard.allow(new RegExp(`/${file}\\.js`), /ERR_FAILED/, /\[cat\]/);
  await page.route(new RegExp(`/data/1/${file}\\.js`), (route) => route.abort());
  await openHost(markup.replace('><', '><span slot="fallback"><a href="/tours">Our tours</a></span><'));
  const link = page.getByRole('link', { name: 'Our tours' });
  await expect(link).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(link).toBeVisible();
  await page.unroute(new RegExp(`/data/1/${file}\\.js`));
  await again.click();
  await expect(link).toBeHidden();
});
