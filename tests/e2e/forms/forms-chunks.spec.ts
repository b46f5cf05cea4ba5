import type { Page } from '@playwright/test';
import {
  asSent,
  buttonOf,
  dearOf,
  expectKept,
  fillIn,
  formCases,
  mailsSent,
  tagOf,
} from '../../helpers/form-steps';
import { clearServices } from '../../helpers/services';
import { alive, visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

test.beforeEach(clearServices);
test.afterEach(clearServices);

/** Refuses a chunk until it is let through, and notes the addresses under which it was asked for. */
async function holdBack(page: Page, name: string) {
  const asked: string[] = [];
  let isRefused = true;
  await page.route(new RegExp(`/${name}\\.js`), (route) => {
    asked.push(new URL(route.request().url()).search);
    return isRefused ? route.abort() : route.fallback();
  });
  return { asked, letThrough: () => void (isRefused = false) };
}

const where = 'The contact form on our site';
const form = formCases[where]!;

test(`What ${where} does is fetched when somebody turns to it, not at once`, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(forms-controller|contact-controller|survey-controller|mail)\.js/.test(request.url()))
      asked.push(request.url());
  });
  // Time stands still but for what is let pass here: a while after a form has come, it is fetched all the same.
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
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await tagOf(page, form).getByLabel(Object.keys(form.answers)[0]!).focus();
  await expect.poll(() => asked.length).toBe(2);
});

test(`${where} sends at the next press when all that it does came only then`, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/-controller\.js/, /ERR_FAILED/, /\[cat\]/);
  const { asked, letThrough } = await holdBack(page, '(contact|survey)-controller');
  await visit(page, form.url);
  await alive(tagOf(page, form));
  await fillIn(page, form);
  await buttonOf(page, form).click();
  await expect(tagOf(page, form).locator('.form-failure p').first()).toHaveText(/^There was a problem/);
  await expectKept(page, form);
  letThrough();
  await buttonOf(page, form).click();
  await expect(tagOf(page, form).getByRole('heading', { name: form.thanks[0] })).toBeVisible();
  await expect(dearOf(page, form)).toBeHidden();
  expect(asked.length).toBeGreaterThan(1);
  expect(await mailsSent()).toEqual(asSent(form.mails));
});
