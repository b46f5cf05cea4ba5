import { business } from '#content/settings';
import { watchClipboard } from '../../helpers/clipboard';
import type { Page } from '@playwright/test';
import {
  asSent,
  buttonOf,
  textAreaOf,
  expectAnswers,
  fillIn,
  formCases,
  mailsSent,
  tagOf,
  type FormCase,
} from '../../helpers/form-steps';
import { privateBill } from '../../helpers/project/content';
import { delayRequests } from '../../helpers/delay-requests';
import { MAIL_PATH } from '../../helpers/mail-vendor';
import { clearServices, failMail } from '../../helpers/services';
import { waitForHydration, waitUntilMounted, visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

test.beforeEach(clearServices);
test.afterEach(clearServices);

/** Opens the page. Returns a function that returns the forms' events. Throws on a dialog. */
async function open(page: Page, form: FormCase): Promise<() => Promise<unknown[]>> {
  page.on('dialog', () => {
    throw new Error('markup that was typed has run');
  });
  await page.addInitScript(() => {
    const events: unknown[] = [];
    for (const name of ['cat-contact-sent', 'cat-survey-sent', 'cat-form-error'])
      addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
    Reflect.set(window, 'formEvents', events);
  });
  await visit(page, form.url);
  await waitUntilMounted(tagOf(page, form));
  return () => page.evaluate(() => Reflect.get(window, 'formEvents') as unknown[]);
}

const nameOf = ({ tag }: FormCase) => tag.replace('cat-', '');
const toast = (page: Page, title: string) => page.locator('cat-toasts').getByText(title, { exact: true });

// The other page of each form has the same code; its drafts and policies have their own tests.
for (const where of ['The contact form on our site', 'The survey on a partner page']) {
  const form = formCases[where]!;
  test.describe(where, () => {
    const success = form.tag === 'cat-contact' ? 'Contact success' : 'Survey success';
    test(`${success}: sends once, shows its thanks for 3 s and resets`, async ({ page }) => {
      await page.clock.install();
      const events = await open(page, form);
      await fillIn(page, form);
      const answer = await delayRequests(page, `**${MAIL_PATH}`);
      await buttonOf(page, form).dblclick();
      await expect(textAreaOf(page, form)).toBeDisabled();
      answer();
      const thanks = tagOf(page, form).getByRole('heading', { name: form.thanks[0] });
      await expect(thanks).toBeVisible();
      await expect(tagOf(page, form).getByText(form.thanks[1])).toBeVisible();
      await expect(textAreaOf(page, form)).toBeHidden();
      await expect(toast(page, form.toasts.sent)).toBeVisible();
      expect(await mailsSent()).toEqual(asSent(form.mails));
      expect(await events()).toEqual([[`cat-${nameOf(form)}-sent`, null]]);
      await page.clock.fastForward(3_000);
      await expect(thanks).toBeHidden();
      await expect(textAreaOf(page, form)).toHaveValue('');
      await expect(textAreaOf(page, form)).toBeEditable();
      await page.reload();
      await waitUntilMounted(tagOf(page, form));
      await expect(tagOf(page, form).getByText('We kept what you typed.')).toHaveCount(0);
    });

    test('keeps every answer over a reload', async ({ page }) => {
      await open(page, form);
      await fillIn(page, form);
      await page.reload();
      await waitUntilMounted(tagOf(page, form));
      await expectAnswers(page, form);
    });
  });
}

const form = formCases['The contact form on our site']!;

test('shows that the visitor is offline, and sends at the next press', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/\[cat\]/, /ERR_INTERNET_DISCONNECTED/);
  await open(page, form);
  await fillIn(page, form);
  await context.setOffline(true);
  await buttonOf(page, form).click();
  await expect(tagOf(page, form).locator('.form-failure')).toContainText(
    'You’re offline. Your text is kept: press the button again once you’re connected.',
  );
  await expect(toast(page, form.toasts.failed)).toBeVisible();
  await expectAnswers(page, form);
  await context.setOffline(false);
  expect(await mailsSent()).toEqual([]);
  await buttonOf(page, form).click();
  await expect(tagOf(page, form).getByRole('heading', { name: form.thanks[0] })).toBeVisible();
  expect(await mailsSent()).toEqual(asSent(form.mails));
});

test('sends the guests and the total of the price calculator, as the visitor has edited them', async ({
  page,
}) => {
  await visit(page, '/tours/private-tours');
  const calculator = page.locator('cat-price-calculator');
  await calculator.getByRole('spinbutton').fill('12');
  await calculator.getByRole('link').click();
  await expect(page).toHaveURL('/contact?guests=12');
  const message = textAreaOf(page, form);
  const given = `A private tour for 12 guests (${privateBill(12)} by the price calculator).`;
  await expect(message).toHaveValue(given);
  await page.reload();
  await expect(message).toHaveValue(given);
  await expect(tagOf(page, form).getByText('We kept what you typed.')).toHaveCount(0);
  await fillIn(page, form);
  const edited = `${given} In May, please.`;
  await message.fill(edited);
  await page.reload();
  await expect(tagOf(page, form).getByText('We kept what you typed.')).toBeVisible();
  await expect(message).toHaveValue(edited);
  await tagOf(page, form).getByRole('checkbox').check();
  await buttonOf(page, form).click();
  await expect(tagOf(page, form).getByRole('heading', { name: form.thanks[0] })).toBeVisible();
  const mails = form.mails.map(({ name, params }) => ({ name, params: { ...params, message: edited } }));
  expect(await mailsSent()).toEqual(asSent(mails as typeof form.mails));
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await expect(textAreaOf(page, form)).toHaveValue('');
});

test('offers the text to copy and as an e-mail after a failure', async ({ page, consoleGuard }) => {
  consoleGuard.allow(new RegExp(MAIL_PATH), /\[cat\]/);
  const copied = await watchClipboard(page);
  await open(page, form);
  await fillIn(page, form);
  await failMail({ mode: 'status', status: 500 });
  await buttonOf(page, form).click();
  await tagOf(page, form).getByRole('button', { name: 'Copy the text' }).click();
  await expect(tagOf(page, form).getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await copied();
  expect(text).toContain(form.answers[form.textArea]!.trim());
  expect(text).toContain('Email: marguerite@example.com');
  const mail = tagOf(page, form).getByRole('link', { name: 'Open as email' });
  const address = new URL((await mail.getAttribute('href'))!);
  expect(address.protocol + address.pathname).toBe(`mailto:${business.email}`);
  expect(address.searchParams.get('body')!.replaceAll('\r\n', '\n')).toBe(text.replaceAll('\r\n', '\n'));
});

test('removes the guest from the survey’s address before its code loads', async ({ page }) => {
  const release = await delayRequests(page, /\/survey-controller[^/]*\.js/);
  await page.goto('/survey?tour=brooklyn-heights&Name=Jo%20Ann#Email=jo@example.com', {
    waitUntil: 'domcontentloaded',
  });
  await expect(page).toHaveURL('/survey?tour=brooklyn-heights');
  release();
  await waitForHydration(page);
  const survey = page.locator('cat-survey');
  await expect(survey.getByRole('textbox', { name: /email/i })).toHaveValue('jo@example.com');
  await expect(survey.getByRole('textbox', { name: /name/i })).toHaveValue('Jo Ann');
});
