import type { Page } from '@playwright/test';
import { countHeld } from '../../helpers/held';
import { watchShifts } from '../../helpers/layout-shift';
import { origins } from '../../helpers/origins';
import { visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link in the foot of the page, without scrolling to it. */
async function follow(page: Page, name: string, title: string): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText(title);
}

const toBlog = (page: Page) => follow(page, 'Blog', 'Stories that didn’t fit on the sidewalk');
const toGallery = (page: Page) => follow(page, 'Gallery', 'Cat Gallery');
const toTours = (page: Page) => follow(page, 'Our Tours', 'Three walks, several hundred cats');
const toPress = (page: Page) => follow(page, 'Press Kit', 'Press Kit');

/** The very element of the page's heading, which a page that is made again does not have. */
const mark = (page: Page) => heading(page).evaluate((element) => Reflect.set(element, 'mark', true));
const isMarked = (page: Page) => heading(page).evaluate((element) => Reflect.get(element, 'mark') === true);

/** Puts a part into the page, `#part`, that is scrolled by 321 pixels. */
const addScrolledPart = (page: Page, selector: string, place: InsertPosition) =>
  page.locator(selector).evaluate((element, where) => {
    const part = document.createElement('div');
    part.id = 'part';
    part.style.cssText = 'height: 50px; overflow: auto';
    part.innerHTML = '<p style="height: 900px">';
    element.insertAdjacentElement(where, part);
    part.scrollTop = 321;
  }, place);

test('Back and forward bring a page back as it was left: its tags, its state, its head, without a request', async ({
  page,
}) => {
  await visit(page, '/tours/brooklyn-heights');
  const title = await page.title();
  const question = page.locator('cat-faq').getByRole('button').or(page.locator('cat-faq summary')).first();
  await question.click();
  const answers = page.locator('cat-faq details[open], cat-faq [aria-expanded=true]');
  await expect(answers).toHaveCount(1);
  await mark(page);
  await toGallery(page);
  await expect(page.locator('cat-faq')).toHaveCount(0);
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  // The provider's calendar is a frame, which loads again wherever it comes into a page; some browsers ask for the icon
  // of their tab again whenever the address changes.
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(origins.site) && !url.endsWith('/icons/favicon.svg')) asked.push(url);
  });
  await page.goBack();
  await expect(heading(page)).toHaveText('Brooklyn Heights Cat Tour');
  await expect(heading(page)).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tours\/brooklyn-heights$/);
  await expect(answers).toHaveCount(1);
  await question.click();
  await expect(answers).toHaveCount(0);
  await page.goForward();
  await expect(heading(page)).toHaveText('Cat Gallery');
  await expect(page).toHaveTitle(/Gallery/);
  expect(asked).toEqual([]);
});

test('What was typed, and how far a part of a page was scrolled, is there again', async ({ page }) => {
  await visit(page, '/contact');
  const name = page.locator('cat-contact').getByLabel('Name', { exact: false }).first();
  await name.fill('Ada');
  await toBlog(page);
  await page.goBack();
  await expect(name).toHaveValue('Ada');

  await addScrolledPart(page, '#main h1', 'afterend');
  await toGallery(page);
  await page.goBack();
  expect(await page.locator('#part').evaluate((part) => part.scrollTop)).toBe(321);
});

test('What is below the view of a page that comes back follows with the next frame, as it was, and nothing moves', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await visit(page, '/tours/brooklyn-heights');
  await addScrolledPart(page, '#main > * > :last-child', 'beforeend');
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOfPage();
  await toGallery(page);
  const { sum } = await shifts();
  const inFirstFrame = await page.evaluate(
    () =>
      new Promise<{ shown: number; all: number }>((resolve) => {
        addEventListener('popstate', () =>
          requestAnimationFrame(() => {
            const parts = [...document.querySelectorAll('#main > * > *')];
            resolve({ shown: parts.filter((part) => part.checkVisibility()).length, all: parts.length });
          }),
        );
        history.back();
      }),
  );
  expect(inFirstFrame.shown).toBeGreaterThan(0);
  expect(inFirstFrame.shown).toBeLessThan(inFirstFrame.all);
  await expect
    .poll(() =>
      page.locator('#main > * > *').evaluateAll((parts) => parts.every((part) => part.checkVisibility())),
    )
    .toBe(true);
  expect(await heightOfPage()).toBe(height);
  expect(await page.locator('#part').evaluate((part) => part.scrollTop)).toBe(321);
  // Letters that come late move a few words by a pixel.
  expect((await shifts()).sum).toBeCloseTo(sum, 2);
});

test('Three pages are kept, the fourth is made again, and so is one that a link leads to', async ({
  page,
}) => {
  await visit(page, '/about');
  await mark(page);
  await toBlog(page);
  await mark(page);
  await toGallery(page);
  await toTours(page);
  await toPress(page);
  await page.evaluate(() => history.go(-3));
  await expect(heading(page)).toHaveText('Stories that didn’t fit on the sidewalk');
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Two people, one subject, many cats');
  expect(await isMarked(page)).toBe(false);
  await toBlog(page);
  expect(await isMarked(page)).toBe(false);
});

test('After five minutes a page is made again', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/about');
  await mark(page);
  await toGallery(page);
  await page.clock.runFor('04:58');
  await page.goBack();
  await expect(heading(page)).toHaveText('Two people, one subject, many cats');
  expect(await isMarked(page)).toBe(true);
  await page.goForward();
  await page.clock.runFor('05:01');
  await page.goBack();
  await expect(heading(page)).toHaveText('Two people, one subject, many cats');
  expect(await isMarked(page)).toBe(false);
});

test('A page that is left with a window open over it comes back without it', async ({ page }) => {
  await visit(page, '/gallery');
  const picture = page.getByRole('dialog', { name: /^Large picture: / });
  const small = page.locator('cat-gallery').first().locator('.shot-link').first();
  await small.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get('cat-gallery'));
  await small.click();
  await expect(picture).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Blog', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText('Stories that didn’t fit on the sidewalk');
  await page.goBack();
  await expect(heading(page)).toHaveText('Cat Gallery');
  await expect(picture).toHaveCount(0);
});

test('Pages beyond those that are kept leave nothing behind', async ({ page }) => {
  test.setTimeout(120_000);
  await visit(page, '/about');
  const held = await countHeld(page);
  const round = async () => {
    await toBlog(page);
    await toGallery(page);
    await toTours(page);
    await toPress(page);
  };
  await round();
  await round();
  const before = await held();
  for (let time = 0; time < 6; time++) await round();
  const after = await held();
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(20);
});
