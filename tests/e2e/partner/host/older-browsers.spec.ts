import type { Locator, Page } from '@playwright/test';
import { tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { titles, tourList, tourTitles, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

/** Takes away what the oldest supported browsers lack: the compiler judges neither browser APIs nor selectors. */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const remove = (owner: object, ...names: string[]) =>
      names.forEach((name) => Reflect.deleteProperty(owner, name));
    remove(Array.prototype, 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with');
    remove(URL, 'canParse', 'parse');
    remove(Object, 'groupBy');
    remove(Promise, 'try', 'withResolvers');
    remove(AbortSignal, 'any', 'timeout');
    remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    remove(Element.prototype, 'checkVisibility', 'setHTML', 'ariaLabel');
    for (const type of [Document, DocumentFragment, Element]) remove(type.prototype, 'moveBefore');
    remove(Document.prototype, 'startViewTransition');
    remove(window, 'requestIdleCallback', 'scheduler', 'trustedTypes');
    const young = /:(has|modal|popover-open|user-(in)?valid|open|state|dir)\b/;
    for (const type of [Element, Document, DocumentFragment])
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
        const method = Reflect.get(type.prototype, name) as ((selector: string) => unknown) | undefined;
        if (method)
          Reflect.set(type.prototype, name, function (this: Node, selector: string) {
            if (young.test(selector)) throw new SyntaxError(`${selector} is not a valid selector`);
            return method.call(this, selector);
          });
      }
  });
  await page.route(
    (url) => url.origin === origins.site && !/\.(avif|webp|png|svg|woff2)$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(light-dark|color-mix)\(/g, 'young-$1(');
      await route.fulfill({ response, body });
    },
  );
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Expects a control to have a background or a border. */
const expectVisible = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => {
        const { backgroundColor, borderTopStyle } = getComputedStyle(element);
        return borderTopStyle !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      }),
    )
    .toBe(true);

test('shows a usable tour list, calendar and contact form in older browsers', async ({ page, openHost }) => {
  await makeOlder(page);
  await openHost(
    tagHtml() + tagHtml('tour="brooklyn-heights"', 'cat-booking-calendar') + tagHtml('', 'cat-contact'),
  );
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await expectVisible(tourList(page).getByRole('link', { name: 'Reserve your spot' }).first());
  await expectVisible(tourList(page).getByRole('searchbox'));
  const calendar = page.locator('cat-booking-calendar');
  await calendar.getByRole('button', { name: 'Show live calendar' }).click();
  await expect(calendar.locator('iframe')).toBeVisible();
  const contact = page.locator('cat-contact');
  await expectVisible(contact.getByLabel('Name', { exact: true }));
  const send = contact.getByRole('button', { name: 'Send message' });
  await expectVisible(send);
  await contact.getByLabel('Name', { exact: true }).fill('Ana');
  await contact.getByLabel('Email').fill('ana@example.com');
  await contact.getByRole('checkbox').check();
  await send.click();
  await expect(contact.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expect(page.locator('cat-toasts')).toContainText('Message Sent!');
});

test('opens pages, menu and search of our site in older browsers', async ({ page }) => {
  await makeOlder(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/');
  await expectVisible(page.locator('main a[href="/booking"]').first());
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await titles(tourList(page)).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tourTitles[0]);
});
