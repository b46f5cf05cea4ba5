import * as newsletter from '#content/newsletter';
import { mailchimp } from '#content/newsletter-service';
import type { Page } from '@playwright/test';
import {
  asSent,
  buttonOf,
  expectAnswers,
  fillIn,
  formCases,
  mailsSent,
  tagOf,
} from '../../../helpers/form-steps';
import { tagHtml } from '../../../helpers/host-page';
import { MAIL_PATH } from '../../../helpers/mail-vendor';
import { origins } from '../../../helpers/origins';
import { clearServices, received } from '../../../helpers/services';
import { allHydrated } from '../../../helpers/tags';
import { partnerPages } from '../../../sandbox/partners/pages';
import { expect, test } from '../../fixtures';

test.beforeEach(clearServices);
test.afterEach(clearServices);

const strict = partnerPages.find(({ name }) => name === 'strict-csp')!.csp!(origins);
/** The strictest policy with the directives that the README names, and without them. */
const allowing = strict.replace('connect-src', `connect-src ${origins.services}`);
const refusing = strict.replace(`form-action ${origins.services}`, "form-action 'none'");

const forms = {
  contact: formCases['The contact form on a partner page']!,
  survey: formCases['The survey on a partner page']!,
};
const letter = (page: Page) => page.locator('cat-newsletter');

/** Opens a page with all forms under a policy. Returns a function that returns the violations. */
async function open(
  page: Page,
  openHost: (body: string, options: object) => Promise<void>,
  policy: string,
): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      violations.push([effectiveDirective, blockedURI.split('?')[0], sample].filter(Boolean).join(' '));
    });
    Object.assign(window, { violations });
  });
  await openHost(['cat-contact', 'cat-survey', 'cat-newsletter'].map((tag) => tagHtml('', tag)).join(''), {
    headers: { 'content-security-policy': policy },
  });
  await allHydrated(page);
  return () => page.evaluate(() => Reflect.get(window, 'violations') as string[]);
}

async function fillInLetter(page: Page): Promise<void> {
  await letter(page).getByLabel('Email', { exact: true }).fill('bea@example.com');
  await letter(page).getByLabel('First name').fill('Bea');
  await letter(page).getByRole('checkbox').check();
}

test('sends every form under the strictest policy that allows our services', async ({ page, openHost }) => {
  const violations = await open(page, openHost, allowing);
  for (const form of Object.values(forms)) {
    await fillIn(page, form);
    await buttonOf(page, form).click();
    await expect(tagOf(page, form).getByRole('heading', { name: form.thanks[0] })).toBeVisible();
  }
  expect(await mailsSent()).toEqual(asSent([...forms.contact.mails, ...forms.survey.mails]));
  await fillInLetter(page);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    letter(page).getByRole('button', { name: newsletter.label }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed');
  expect(
    (await received()).filter(({ path }) => path === '/subscribe/post').map(({ fields }) => fields),
  ).toEqual([
    {
      EMAIL: 'bea@example.com',
      FNAME: 'Bea',
      LNAME: '',
      CONSENT: 'Yes',
      tags: mailchimp.tags,
      [`b_${mailchimp.u}_${mailchimp.id}`]: '',
    },
  ]);
  expect(await violations()).toEqual([]);
});

test('keeps the text and offers alternatives when the policy forbids the e-mail service', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(new RegExp(MAIL_PATH), /\[cat\]/);
  const form = forms.contact;
  const violations = await open(page, openHost, refusing);
  await fillIn(page, form);
  await buttonOf(page, form).click();
  const banner = tagOf(page, form).locator('.form-failure');
  await expect(banner.locator('p').first()).toHaveText(form.failure);
  await expect(banner.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Open as email' })).toBeVisible();
  await expectAnswers(page, form);
  expect(await mailsSent()).toEqual([]);
  expect(await violations()).toEqual([`connect-src ${origins.services}${MAIL_PATH}`]);
  expect(consoleGuard.productLines()).toEqual([
    `console warning: [cat] ${form.tag}: ${form.failure} (network)`,
  ]);
});

test('keeps the text and offers an e-mail when the policy forbids the mailing list', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/form-action/, /\[cat\]/);
  const violations = await open(page, openHost, refusing);
  await fillInLetter(page);
  // Only the form's code, which loads on focus, notices the refusal.
  await page.waitForFunction(() => sessionStorage.getItem('cat-draft-newsletter'));
  await letter(page).getByRole('button', { name: newsletter.label }).click();
  await expect(letter(page).getByRole('alert')).toContainText('This page doesn’t let the form be sent.');
  await expect(letter(page).getByRole('button', { name: 'Copy the text' })).toBeVisible();
  const mail = letter(page).getByRole('link', { name: 'Open as email' });
  expect(new URL((await mail.getAttribute('href'))!).searchParams.get('body')).toBe(
    'Please send me your newsletter.\r\n\r\nName: Bea\r\nEmail: bea@example.com',
  );
  await expect(letter(page).getByLabel('First name')).toHaveValue('Bea');
  expect(await received()).toEqual([]);
  expect(await violations()).toEqual([`form-action ${origins.services}/subscribe/post`]);
  await page.reload();
  await expect(letter(page).getByText('We kept what you typed.')).toBeVisible();
});
