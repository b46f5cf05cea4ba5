import { expect, test } from './fixtures';

/** Tags whose content comes in a file of its own, that file's name, and what stands there once it has come. */
const parts = [
  ['<cat-gallery></cat-gallery>', 'album-home', '.gallery-grid'],
  ['<cat-testimonials></cat-testimonials>', 'quotes-guests', '.carousel-list'],
  ['<cat-press></cat-press>', 'press-outlets', '.marks'],
  ['<cat-press show="articles"></cat-press>', 'press-articles', '.articles'],
  ['<cat-faq></cat-faq>', 'faq-tours', 'details'],
] as const;

for (const [markup, file, there] of parts) {
  test(`${markup}: content that failed at two addresses is asked for at a third when the visitor says so`, async ({
    page,
    openHost,
    trouble,
  }) => {
    trouble.allow(new RegExp(`/${file}-`), /ERR_FAILED/, /\[cat\]/);
    const asked: string[] = [];
    await page.route(new RegExp(`/${file}-[\\w-]{7}\\.js`), (route) => {
      asked.push(new URL(route.request().url()).search);
      return asked.length < 3 ? route.abort() : route.fallback();
    });
    await openHost(markup);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    expect(asked).toEqual(['', '?r=1']);
    expect(trouble.ours()).toEqual([expect.stringMatching(/\[cat\] cat-[a-z]+: could not be fetched: /)]);
    await again.click();
    await expect(page.locator(there).first()).toBeVisible();
    expect(asked).toEqual(['', '?r=1', '?r=2']);
  });
}
