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
} from '../../../helpers/form-steps';
import { clearServices } from '../../../helpers/services';
import { waitUntilMounted, visit } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

test.beforeEach(clearServices);
test.afterEach(clearServices);

/** Refuses a chunk until `letThrough` is called. `asked` has the query of each request. */
async function holdBack(page: Page, name: string) {
  const requested: string[] = [];
  let isRefused = true;
  await page.route(new RegExp(`/${name}\\.js`), (route) => {
    requested.push(new URL(route.request().url()).search);
    return isRefused ? route.abort() : route.fallback();
  });
  return { requested, letThrough: () => void (isRefused = false) };
}

const form = formCases['The contact form on our site']!;

test('loads the code of a form on focus, not at once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/(forms-on-demand|contact-controller|survey-controller|mail)\.js/.test(request.url()))
      requested.push(request.url());
  });
  // The clock is stopped, because the code also loads by itself after a while.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(form.url);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return tagOf(page, form).evaluate((element) => element.matches(':defined'));
    })
    .toBe(true);
  await tagOf(page, form).scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  expect(requested).toEqual([]);
  await tagOf(page, form).getByLabel(Object.keys(form.answers)[0]!).focus();
  await expect.poll(() => requested.length).toBe(2);
});

test('sends a form at the second press when its code failed at the first', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/-controller\.js/, /ERR_FAILED/, /\[cat\]/);
  const { requested, letThrough } = await holdBack(page, '(contact|survey)-controller');
  await visit(page, form.url);
  await waitUntilMounted(tagOf(page, form));
  await fillIn(page, form);
  await buttonOf(page, form).click();
  await expect(tagOf(page, form).locator('.form-failure p').first()).toHaveText(/^There was a problem/);
  await expectAnswers(page, form);
  letThrough();
  await buttonOf(page, form).click();
  await expect(tagOf(page, form).getByRole('heading', { name: form.thanks[0] })).toBeVisible();
  await expect(textAreaOf(page, form)).toBeHidden();
  expect(requested.length).toBeGreaterThan(1);
  expect(await mailsSent()).toEqual(asSent(form.mails));
});
