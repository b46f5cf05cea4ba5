import * as newsletter from '#content/newsletter';
import { mailchimp } from '#content/newsletter-service';
import { business } from '#content/settings';
import type { Page } from '@playwright/test';
import { origins } from '../../helpers/origins';
import { clearServices, received, setFault } from '../../helpers/services';
import { waitUntilMounted, visit, requestsEnded } from '../../helpers/tags';
import { expect, test } from '../fixtures';

test.beforeEach(clearServices);
test.afterEach(clearServices);

const trap = `b_${mailchimp.u}_${mailchimp.id}`;
const tag = (page: Page) => page.locator('cat-newsletter');

async function signUp(page: Page): Promise<void> {
  await tag(page).getByLabel('Email', { exact: true }).fill('bea@example.com');
  await tag(page).getByLabel('First name').fill('Bea & <b>');
  await tag(page).getByRole('checkbox').check();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    tag(page).getByRole('button', { name: newsletter.label }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed');
}

const signUps = async () =>
  (await received())
    .filter(({ path }) => path.startsWith('/subscribe'))
    .map(({ method, path, query, fields, headers }) => ({
      method,
      path,
      query,
      fields,
      cookie: headers['cookie'],
    }));

const asSent = {
  method: 'POST',
  path: '/subscribe/post',
  query: { u: mailchimp.u, id: mailchimp.id },
  fields: {
    EMAIL: 'bea@example.com',
    FNAME: 'Bea & <b>',
    LNAME: '',
    CONSENT: 'Yes',
    tags: mailchimp.tags,
    [trap]: '',
  },
  cookie: undefined,
};

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('signs up', async ({ page, consoleGuard }) => {
    // Preloaded scripts are refused as well.
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/');
    await signUp(page);
    expect(await signUps()).toEqual([asSent]);
  });

  test('shows an e-mail address instead of the other forms', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\.js csp$/);
    for (const path of ['/contact', '/survey']) {
      await page.goto(path);
      await expect(page.getByText(`Please write to ${business.email}.`)).toBeVisible();
      await expect(page.locator('cat-contact, cat-survey').getByLabel('Name')).toBeHidden();
    }
  });
});

const scripts = async () =>
  (await received()).map(({ path }) => path).filter((path) => !path.startsWith('/embeds'));

test('loads the provider’s scripts on first focus, first-party only', async ({ page }) => {
  await visit(page, `${origins.partners}/forms`);
  await waitUntilMounted(tag(page));
  await tag(page).getByLabel('Email', { exact: true }).focus();
  await requestsEnded(page);
  expect(await scripts()).toEqual([]);
  await visit(page, '/');
  await waitUntilMounted(tag(page));
  expect(await scripts()).toEqual([]);
  await tag(page).getByLabel('Email', { exact: true }).focus();
  await tag(page).getByLabel('First name').focus();
  await expect.poll(() => page.evaluate(() => 'mc_validate_loaded' in window)).toBe(true);
  expect((await scripts()).sort()).toEqual([
    '/ajax/libs/jquery/3.7.1/jquery.min.js',
    '/embedcode/classic-061523.css',
    '/js/mc-validate.js',
  ]);
  await signUp(page);
  expect(await signUps()).toEqual([asSent]);
});

test('signs up when the provider’s scripts fail', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/mc-validate|jquery|embedcode/);
  await setFault('mailchimp-script', { mode: 'status', status: 500 });
  await visit(page, '/');
  await waitUntilMounted(tag(page));
  await signUp(page);
  expect(await signUps()).toEqual([asSent]);
});
