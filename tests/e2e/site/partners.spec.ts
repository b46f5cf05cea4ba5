import { page as texts } from '#content/page-partners';
import { watchClipboard } from '../../helpers/clipboard';
import { guidePath } from '../../../site/pages/guide-names';
import { INITIAL } from '../../../site/pages/partners/state';
import { findings } from '../../helpers/access/axe';
import { choose, lines, nameField, openBuilder, REFERRAL } from '../../helpers/builder';
import { linksOfTags } from '../../helpers/links';
import { origins } from '../../helpers/origins';
import { CREDIT } from '../../helpers/partner-widget';
import { headings } from '../../helpers/headings';
import { allHydrated, titles, tourList, tourTitles, visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

// A smooth scroll would still move the page while the next button is pressed.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the page with the code and the steps for each editor', async ({ page }) => {
    await page.goto('/partners');
    await expect(page.getByRole('link', { name: texts.byHand.mailLabel })).toHaveAttribute(
      'href',
      /^mailto:.*subject=/,
    );
    await expect(page.getByRole('region', { name: texts.byHand.linesLabel })).toContainText(
      `<cat-tour-list partner="your-short-name"${'no-search' in INITIAL.options ? ' no-search' : ''}>`,
    );
    const [, editor] = texts.recipes.list;
    await page.getByText(editor!.title, { exact: true }).click();
    await expect(page.getByText(editor!.steps[0]!)).toBeVisible();
  });
});

test('leads to the guide, whose code can be copied, and to the reference with its examples', async ({
  page,
}) => {
  const copied = await watchClipboard(page);
  await visit(page, '/partners');
  const heading = page.getByRole('heading', { level: 1 });
  for (const { label, href } of texts.recipes.guides) {
    await page.getByRole('link', { name: label }).click();
    await expect(heading).toHaveText(headings[href as keyof typeof headings]);
    await expect(heading).toBeInViewport();
    if (href !== guidePath('guide')) continue;
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await copied()).toContain('<cat-tour-list');
    await page.goBack();
  }
  const exampleOf = (tag: string) => page.locator(`h2#${tag} ~ details`).first();
  await exampleOf('cat-faq').locator('summary').click();
  const frame = page.frameLocator('iframe[title="cat-faq"]');
  await expect(frame.locator('cat-faq summary').first()).toBeVisible();
  await exampleOf('cat-contact').locator('summary').click();
  await expect(page.locator('iframe[title="cat-contact"]')).toHaveAttribute('inert');
  const examples = () => page.frames().flatMap((one) => /\/embed\/.*/.exec(one.url())?.[0] ?? []);
  await expect.poll(() => examples().sort()).toEqual(['/embed/contact', '/embed/faq']);
  await page.goBack();
  await expect(heading).toHaveText(texts.hero.title);
});

test('creates code that credits the partner of a pasted referral link', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  // The test leaves the page before the last preview has loaded.
  consoleGuard.allow(/\/embed\/.* net::ERR_ABORTED/);
  const copied = await watchClipboard(page);
  await openBuilder(page);
  await nameField(page).fill(REFERRAL);
  await expect(page.getByText('Bookings will count for larkspur.')).toContainText('network fhdn');
  await choose(page, 'Dark');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await copied()).toBe(await lines(page).inputValue());

  await openHost(await copied(), { head: '' });
  await allHydrated(page);
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await expect(tourList(page)).toHaveAttribute('theme', 'dark');
  await expect(tourList(page).getByRole('searchbox')).toHaveCount(0);
  const links = await linksOfTags(page);
  for (const { href } of links.filter(({ href }) => href.startsWith(origins.booking)))
    expect(href).toMatch(CREDIT);
});

test('copies the code from a bar on a phone', async ({ page }) => {
  const copied = await watchClipboard(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await openBuilder(page);
  // The first view has the first field and the bar.
  await expect(nameField(page)).toBeInViewport();
  const button = page.getByRole('button', { name: 'Copy' });
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page.getByText('Copied.')).toBeInViewport();
  expect(await copied()).toBe(await lines(page).inputValue());
});

test('opens the preview in a dialog on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBuilder(page, '#partner=larkspur');
  await expect(page.locator('.preview')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Preview' });
  await button.click();
  const inside = page.frameLocator('dialog iframe');
  await expect(inside.getByRole('listitem')).toHaveCount(4);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});
