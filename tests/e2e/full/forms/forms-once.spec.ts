import * as newsletter from '#content/newsletter';
import { business } from '#content/settings';
import type { Page } from '@playwright/test';
import {
  asSent,
  buttonOf,
  textAreaOf,
  fillIn,
  formCases,
  mailsSent,
  tagOf,
} from '../../../helpers/form-steps';
import { prerenderedSnippet } from '../../../helpers/host-page';
import { delayRequests } from '../../../helpers/delay-requests';
import { expectNoShift, watchShifts } from '../../../helpers/layout-shift';
import { MAIL_PATH } from '../../../helpers/mail-vendor';
import { clearServices } from '../../../helpers/services';
import { waitUntilMounted, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.beforeEach(clearServices);
test.afterEach(clearServices);

const contact = formCases['The contact form on our site']!;
const survey = formCases['The survey on our site']!;
const mails = `**${MAIL_PATH}`;

async function open(page: Page, form = contact): Promise<void> {
  await visit(page, form.url);
  await waitUntilMounted(tagOf(page, form));
}
async function openFilled(page: Page, form = contact): Promise<void> {
  await open(page, form);
  await fillIn(page, form);
}
const note = (page: Page, form = contact) => tagOf(page, form).locator('.draft-note');

/** Accepts every dialog. Returns the types of those that the browser showed. */
function agreeToLeave(page: Page): string[] {
  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.type());
    void dialog.accept();
  });
  return requested;
}

test('asks before unload when a form is half sent, and later sends only the rest', async ({
  page,
  context,
}) => {
  await openFilled(page);
  // The first mail has arrived, the second has not started.
  let count = 0;
  await context.route(mails, async (route) => {
    count += 1;
    // The second never gets an answer.
    if (count === 1) await route.fallback();
  });
  await buttonOf(page, contact).click();
  await page.waitForFunction(() => localStorage.getItem('cat-draft-contact')?.includes('half-sent'));
  expect(await mailsSent()).toHaveLength(1);
  const requested = agreeToLeave(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(requested).toEqual(['beforeunload']);
  await context.unroute(mails);

  const later = await context.newPage();
  await later.goto(contact.url);
  await expect(note(later)).toContainText('Half sent');
  await expect(textAreaOf(later, contact)).toHaveValue(contact.answers[contact.textArea]!);
  await later.locator('cat-contact').getByRole('button', { name: 'Finish sending' }).click();
  await expect(later.locator('cat-contact').getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(await mailsSent()).toEqual(asSent(contact.mails));
});

test('keeps the draft when the form unmounts before its code loads', async ({ page }) => {
  await open(page);
  await textAreaOf(page, contact).fill('A question');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cat-draft-contact')))
    .toContain('A question');
  await visit(page, '/about');
  const code = /contact-controller[^/]*\.js/;
  const answer = await delayRequests(page, code);
  const requested = page.waitForRequest(code);
  await visit(page, contact.url);
  await requested;
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).first().click();
  await expect(page).toHaveURL(/gallery$/);
  const came = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /contact-controller[^/]*\.js/.test(name)).length,
    );
  answer();
  await expect.poll(came).toBe(1);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await visit(page, contact.url);
  await expect(textAreaOf(page, contact)).toHaveValue('A question');
});

test('folds what the link of a survey knows into one line, without a layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/survey');
  expect((await page.getByLabel('Name').boundingBox())!.y).toBeLessThan(500);
  const shifts = await watchShifts(page);
  await visit(page, '/survey?tour=brooklyn-heights&date=2025-11-22&name=Jane&email=jane%40example.com');
  await expect(page.getByText('Jane, Brooklyn Heights, Nov 22')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeHidden();
  expectNoShift(await shifts());
  expect((await page.getByText('Rate the tour').boundingBox())!.y).toBeLessThan(500);
  await page.getByRole('button', { name: 'Change' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('jane@example.com');
});

test('separates the surveys of two guests on one device', async ({ page }) => {
  const ann = '/survey?name=Ann&email=ann%40example.com&tour=brooklyn-heights';
  await visit(page, ann);
  await expect(page.getByLabel('Email')).toHaveValue('ann@example.com');
  await visit(page, '/survey?name=Bob&tour=financial-district');
  await expect(page.getByLabel('Name')).toHaveValue('Bob');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(note(page, survey)).not.toContainText('We kept');

  // The same guest gets the draft back.
  await page.getByLabel('Your feedback').fill('The tug cat, please.');
  await visit(page, '/survey?name=Bob&email=bob%40example.com');
  await expect(page.getByLabel('Your feedback')).toHaveValue('The tug cat, please.');
  await expect(page.getByLabel('Email')).toHaveValue('bob@example.com');
  await expect(note(page, survey)).toContainText('We kept what you typed.');
  await visit(page, ann);
  await expect(page.getByLabel('Name')).toHaveValue('Ann');
  await expect(page.getByLabel('Your feedback')).toHaveValue('');
});

for (const [where, url] of Object.entries({
  'on our site': '/contact',
  'in a hotel’s own HTML': 'snippet',
})) {
  for (const [what, blocked] of Object.entries({
    'the loader': /\/loader\.js/,
    'its own code': /\/c\/\w+\/contact\.js/,
  })) {
    test(`offers an e-mail when a form ${where} lacks ${what}`, async ({ page, openHost, consoleGuard }) => {
      consoleGuard.allow(/loader\.js/, /\/contact\.js/, /ERR_/, /\[cat\]/, /answer 404/);
      await page.route(blocked, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
      );
      if (url === 'snippet') {
        const snippet = await prerenderedSnippet('cat-contact');
        await openHost(snippet, { head: '' });
      } else await visit(page, url);
      const form = page.locator('cat-contact');
      await form.getByLabel('Name').fill('Bea');
      const missing = form.getByText('This form needs scripts.');
      const last = form.getByRole('link', { name: 'What we keep and send' });
      await expect(missing).toBeHidden();
      await expect(last).toBeVisible();
      // Eight seconds later.
      await form.evaluate(({ shadowRoot }) => shadowRoot!.getAnimations().forEach((wait) => wait.finish()));
      await expect(form.getByRole('status').filter({ hasText: 'This form needs scripts.' })).toBeVisible();
      await expect(last).toBeHidden();
      // In one call: a late font between two calls would move the text above.
      const below = await missing.evaluate((line) => {
        const button = (line.getRootNode() as ShadowRoot).querySelector('form button')!;
        return line.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
      });
      expect(below).toBeGreaterThanOrEqual(0);
      expect(below).toBeLessThan(60);
      await expect(form.getByRole('link', { name: business.email })).toHaveAttribute(
        'href',
        `mailto:${business.email}`,
      );
      await expect(form.getByLabel('Name')).toHaveValue('Bea');
      const { action, method, enctype } = await form
        .locator('form')
        .evaluate(({ action, method, enctype }: HTMLFormElement) => ({ action, method, enctype }));
      expect({ action, method, enctype }).toEqual({
        action: `mailto:${business.email}`,
        method: 'post',
        enctype: 'text/plain',
      });
    });
  }
}

test('sends the contact form in a frame without allow-forms; the newsletter shows that it cannot', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/sandboxed/, /\[cat\]/);
  const form = formCases['The contact form on a partner page']!;
  await openHost(
    `<iframe title="Form" width="800" height="1800" sandbox="allow-scripts" src="${form.url}"></iframe>`,
    { head: '' },
  );
  const frame = page.frameLocator('iframe');
  const tag = frame.locator(form.tag);
  await tag.getByRole('button', { name: form.button }).click();
  await expect(tag.getByText('3 fields need another look.')).toBeVisible();
  for (const [label, answer] of Object.entries(form.answers))
    await tag.getByLabel(label, { exact: true }).fill(answer);
  await tag.getByRole('checkbox').check();
  await tag.getByRole('button', { name: form.button }).click();
  await expect(tag.getByRole('heading', { name: form.thanks[0] })).toBeVisible();
  expect(await mailsSent()).toEqual(asSent(form.mails));

  const letter = frame.locator('cat-newsletter');
  await letter.getByLabel('Email', { exact: true }).fill('bea@example.com');
  await letter.getByLabel('First name').fill('Bea');
  await letter.getByRole('checkbox').check();
  await letter.getByRole('button', { name: newsletter.label }).click();
  await expect(letter.getByRole('alert')).toContainText('This page doesn’t let the form be sent.');
  await expect(letter.getByRole('link', { name: 'Open as email' })).toBeVisible();
});
