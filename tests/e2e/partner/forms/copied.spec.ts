import type { BrowserContext, Page } from '@playwright/test';
import { forms, type Form } from '../../../../site/pages/partners/forms';
import { origins } from '../../../helpers/origins';
import { tourDoors } from '../../../../site/prerender/html/tour-doors';
import { mounted } from '../../../package/copied';
import { CREDIT } from '../../../helpers/partner-widget';
import { reactBundle } from '../../../helpers/react-bundle';
import { visit } from '../../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../../fixtures';

const NAMES = 'partner=larkspur&network=fhdn&campaign=lobby';

/** Forms that need a compiler of their own, which `npm run test:package` has: it opens the same texts. */
const COMPILED = ['vue', 'svelte'];

/** Markup around the copied text, where that is not all that a page needs. */
const around: Partial<Record<Form['name'], (copied: string) => string | Promise<string>>> = {
  frameAddress: (address) => `<iframe src="${address}" title="Tours" width="100%" height="700"></iframe>`,
  tagManager: (lines) => `<div id="cat-tours"></div>${lines}`,
  react: async (component) => `<div id="root"></div>${await reactBundle(component, '#root')}`,
};

/** Presses "Copy" on the page for partners, and returns what is in the clipboard then. */
async function copy(page: Page, context: BrowserContext, { name, who }: Form): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `/partners#who=${who[0]}&${NAMES}&as=${name}&no-search=true`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const form of forms.filter(({ name }) => !COMPILED.includes(name)))
  test(
    `From the copied text to a booking that counts for the partner: ${form.name}`,
    matrixOnly(!['lines', 'frame'].includes(form.name)),
    async ({ page, context, openHost, consoleGuard }) => {
      // The page is left before its preview has come.
      consoleGuard.allow(/\/embed\/.* net::ERR_ABORTED/);
      const copied = await copy(page, context, form);
      // A kept release knows the real site by name, which this machine stands in for.
      await page.route('https://catsabouttowntours.com/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: origins.site + pathname + search }) });
      });
      await openHost(await (around[form.name] ?? String)(copied), { head: '' });
      const place = form.name.startsWith('frame') ? page.frameLocator('iframe') : page;
      const name = form.name === 'links' ? 'Brooklyn Heights' : 'Reserve your spot';
      await place.getByRole('link', { name }).first().click();
      const opened = () => context.pages().flatMap((one) => one.frames().map((frame) => frame.url()));
      await expect.poll(() => opened().filter((url) => CREDIT.test(url))).toHaveLength(1);
    },
  );

test(
  'What is copied for Vue and Svelte is what the test of the package compiles and opens',
  rare,
  async ({ page, context, consoleGuard }) => {
    consoleGuard.allow(/\/embed\/.* net::ERR_ABORTED/);
    const names = { partner: 'larkspur', network: 'fhdn', campaign: 'lobby' };
    for (const { text, file } of [mounted.vue, mounted.svelte]) {
      const form = forms.find(({ name }) => file.endsWith(name))!;
      const widget = {
        tag: 'cat-tour-list',
        site: origins.site,
        ...names,
        options: { 'no-search': true as const },
        doors: tourDoors(names),
      };
      expect(await copy(page, context, form)).toBe(text(widget));
    }
  },
);
