import { eachStop } from '../../helpers/access/focus';
import { stopClock } from '../../helpers/clock';
import { origins } from '../../helpers/origins';
import { alive, visit } from '../../helpers/tags';
import { expect, rare, test } from '../fixtures';

test('The help button leads to the questions and marks them for 2 s', async ({ page }) => {
  await visit(page, '/contact');
  await alive(page.locator('cat-help-button'));
  await stopClock(page);
  await page.getByRole('link', { name: 'Need help?' }).click();
  const questions = page.locator('#faq');
  await expect(questions).toBeInViewport();
  await expect(questions).toHaveAttribute('data-marked');
  await page.clock.runFor(1_900);
  await expect(questions).toHaveAttribute('data-marked');
  await page.clock.runFor(200);
  await expect(questions).not.toHaveAttribute('data-marked');
});

test(
  'At a zoom of 400 % the help button stands at the end of the page, not over its words',
  rare,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, '/contact');
    const help = page.getByRole('link', { name: 'Need help?' });
    await expect(help).not.toBeInViewport();
    await help.scrollIntoViewIfNeeded();
    await expect(help).toBeVisible();
    expect(await page.locator('.contact-help').evaluate((place) => getComputedStyle(place).position)).toBe(
      'static',
    );
  },
);

test(
  'On a phone the help button makes way for the fields of the form, its button and what is wrong',
  rare,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await visit(page, '/contact');
    const form = page.locator('cat-contact');
    await alive(form);
    const help = page.getByRole('link', { name: 'Need help?' });
    const send = form.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(form.getByText('3 fields need another look.')).toBeVisible();
    const box = (await page.locator('.contact-help').boundingBox())!;
    const watched = form.locator(
      'input:not([tabindex]), textarea, .form-error, .form-summary, [type=submit]',
    );
    expect(await watched.count()).toBe(10);
    for (const element of await watched.all()) {
      // To the very place where the button floats.
      await element.evaluate((node, top) => scrollBy(0, node.getBoundingClientRect().top - top), box.y);
      await expect(help).toBeHidden();
    }
    await page.locator('#faq').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(help).toBeVisible();
  },
);

test(
  'On a phone the help button is a strip along the edge, and covers nothing that has the focus',
  rare,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/contact');
    await alive(page.locator('cat-contact'));
    const strip = page.locator('.contact-help');
    const { x, y, width, height } = (await strip.boundingBox())!;
    expect([x, width, Math.round(y + height)]).toEqual([0, 390, 844]);
    const covered: string[] = [];
    const stops = await eachStop(page, async ({ name, box }) => {
      if (/Need help/.test(name) || box.bottom <= y || box.top >= y + height) return;
      // It makes way within a frame or two, or on a busy machine within some more; the page may still scroll until then.
      await page.waitForFunction(isClear, undefined, { timeout: 1000 }).catch(() => covered.push(name));
    });
    expect(stops).toBeGreaterThan(30);
    expect(covered).toEqual([]);
  },
);

/** Runs in the page: the strip does not lie over what has the focus. */
function isClear(): boolean {
  const strip = document.querySelector('.contact-help')!;
  let focused = document.activeElement!;
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const { top, bottom } = focused.getBoundingClientRect();
  const { top: from, bottom: to } = strip.getBoundingClientRect();
  return !strip.checkVisibility({ visibilityProperty: true }) || bottom <= from || top >= to;
}

test('A follow-up page fills in what it knows from its address', async ({ page }) => {
  await visit(
    page,
    `${origins.partners}/follow-up-link?tour=private-tours&date=2025-06-15&name=Jo&email=jo@example.com`,
  );
  await expect(page.getByLabel('Which tour did you take?')).toHaveValue('Private Tour');
  await expect(page.getByLabel('Tour date')).toHaveValue('2025-06-15');
  await expect(page.getByLabel('Name')).toHaveValue('Jo');
  await expect(page.getByLabel('Email')).toHaveValue('jo@example.com');
});
