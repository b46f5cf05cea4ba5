import { prices } from '#content/settings';
import type { Page } from '@playwright/test';
import { privateBill, wordOf } from '../../../helpers/project/content';
import { prerenderedSnippet } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import {
  allHydrated,
  allPictures,
  requestsEnded,
  titles,
  tourList,
  visit,
  tourTitles,
} from '../../../helpers/tags';
import { partnerPages } from '../../../sandbox/partners/pages';
import { expect, test } from '../../fixtures';

/** Records every policy violation. Returns a function that returns them. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
    Object.assign(window, { violations });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

const policy = partnerPages.find(({ name }) => name === 'strict-csp')!.csp!(origins);

/** Returns some styles of the first element that its sheet sets. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const tag = document.querySelector('cat-tour-list')!;
    const root = tag.shadowRoot!;
    const styleOf = (selector: string) => getComputedStyle(root.querySelector(selector)!);
    return {
      host: getComputedStyle(tag).display,
      list: styleOf('.card-grid').display,
      card: [styleOf('.tour').borderTopWidth, styleOf('.tour').backgroundColor],
      button: [styleOf('.button').backgroundColor, styleOf('.button').color, styleOf('.button').fontWeight],
      label: styleOf('label').fontWeight,
      sheets: root.adoptedStyleSheets.length,
      blocked: [...root.querySelectorAll('style')].map((style) => style.sheet === null),
    };
  });

test('violates nothing of the strictest policy on load, in a search and in a dialog', async ({ page }) => {
  const violations = await watchPolicy(page);
  await visit(page, `${origins.partners}/strict-csp`);
  await allHydrated(page);
  await allPictures(page);
  await page.getByRole('searchbox').fill(wordOf('lower-east-side'));
  await expect(titles(tourList(page))).toHaveText([tourTitles[2]]);
  await page.getByRole('searchbox').fill('zeppelin');
  const drawing = tourList(page).locator('.empty img');
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await drawing.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
    `${origins.site}/img/empty/no-tours-`,
  );
  await page.getByRole('button', { name: 'View all tours' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.locator('cat-price-calculator')).toContainText(privateBill(prices.privateIncluded + 1));
  await tourList(page).evaluate((tag) => {
    for (const [name, value] of [
      ['theme', 'dark'],
      ['layout', 'compact'],
      ['look', 'match'],
      ['look', 'edition'],
      ['display', 'dialog'],
    ]) {
      tag.setAttribute(name!, value!);
    }
  });
  await page.getByRole('button', { name: 'See the tours' }).click();
  await expect(page.getByRole('dialog', { name: 'See the tours' })).toBeVisible();
  await requestsEnded(page);
  expect(await violations()).toEqual([]);
});

test('opens the credited calendar in a tab when the policy forbids the provider’s script', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/embeds\/api\/v1/, /\[cat\] booking script/);
  const violations = await watchPolicy(page);
  await visit(page, `${origins.partners}/strict-csp`);
  await allHydrated(page);
  const button = page.getByRole('link', { name: 'Reserve Your Spot' }).first();
  await button.hover();
  await expect.poll(violations).toEqual([expect.stringContaining(`script-src-elem ${origins.booking}`)]);
  const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(tab).toHaveURL((await button.getAttribute('href'))!);
  await expect.poll(consoleGuard.productLines).toHaveLength(1);
});

test('keeps plain links when the policy refuses our Trusted Types policy', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[cat\] booking script/, /[Tt]rusted ?[Tt]ype/);
  await openHost('<cat-tour-list partner="larkspur"></cat-tour-list>', {
    headers: { 'content-security-policy': policy.replace('trusted-types cat', "trusted-types 'none'") },
  });
  await allHydrated(page);
  const button = page.getByRole('link', { name: 'Reserve Your Spot' }).first();
  await button.hover();
  await expect.poll(consoleGuard.productLines).toHaveLength(1);
  const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(tab).toHaveURL((await button.getAttribute('href'))!);
  expect(consoleGuard.lines.filter((line) => line.startsWith('page error'))).toEqual([]);
});

test('styles the prerendered snippet by constructed sheets when the policy refuses its style', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  // The snippet's style element is markup of the page, which the policy refuses.
  consoleGuard.allow(
    /Applying inline style violates the following Content Security Policy directive 'style-src 'self''/,
  );
  await visit(page, `${origins.partners}/declarative`);
  await allHydrated(page);
  const free = await looks(page);
  await allPictures(page);
  expect([free.sheets, free.blocked]).toEqual([0, [false]]);
  const snippet = await prerenderedSnippet('cat-tour-list');
  const violations = await watchPolicy(page);
  await openHost(snippet, {
    head: '',
    headers: { 'content-security-policy': policy },
  });
  await allHydrated(page);
  const strict = await looks(page);
  expect(strict).toEqual({ ...free, sheets: 3, blocked: [true] });
  expect(await violations()).toEqual([expect.stringMatching(/^style-src-elem inline/)]);
});
