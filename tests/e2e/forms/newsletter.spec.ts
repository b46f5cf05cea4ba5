import { mailchimp } from '#content/newsletter-service';
import { business } from '#content/settings';
import type { Page } from '@playwright/test';
import { origins } from '../../helpers/origins';
import { clearServices, received, setFault } from '../../helpers/services';
import { alive, visit } from '../../helpers/tags';
import { expect, rare, test } from '../fixtures';

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
    tag(page).getByRole('button', { name: 'Sign up' }).click(),
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

for (const [where, url] of Object.entries({
  'our home page': `${origins.site}/`,
  'a partner page': `${origins.partners}/forms`,
})) {
  test(`Signing up on ${where} posts the whole form into a tab of its own`, async ({ page }) => {
    await visit(page, url);
    await alive(tag(page));
    await signUp(page);
    expect(await signUps()).toEqual([asSent]);
    await expect(page).toHaveURL(url);
  });

  test(`Nothing leaves ${where} while something is missing`, async ({ page }) => {
    await visit(page, url);
    await alive(tag(page));
    await tag(page).getByLabel('Email', { exact: true }).fill('bea@example.com');
    await tag(page).getByLabel('First name').fill('Bea');
    await tag(page).getByRole('button', { name: 'Sign up' }).click();
    await expect(tag(page).getByRole('checkbox')).toBeFocused();
    expect(await signUps()).toEqual([]);
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('signing up works the same', async ({ page, consoleGuard }) => {
    // What is fetched ahead for scripts is refused like them.
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/');
    await signUp(page);
    expect(await signUps()).toEqual([asSent]);
  });

  test('the other forms say how to write to us, and put nothing into an address', async ({
    page,
    consoleGuard,
  }) => {
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

test('The provider’s scripts come with the first focus on our site, in order and once, never on a partner page', async ({
  page,
}) => {
  await visit(page, `${origins.partners}/forms`);
  await alive(tag(page));
  await tag(page).getByLabel('Email', { exact: true }).focus();
  await page.waitForLoadState('networkidle');
  expect(await scripts()).toEqual([]);
  await visit(page, '/');
  await alive(tag(page));
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

test('Signing up works the same when the provider’s scripts fail', rare, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/mc-validate|jquery|embedcode/);
  await setFault('mailchimp-script', { mode: 'status', status: 500 });
  await visit(page, '/');
  await alive(tag(page));
  await signUp(page);
  expect(await signUps()).toEqual([asSent]);
});
