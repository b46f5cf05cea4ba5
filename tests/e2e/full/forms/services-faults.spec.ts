import * as newsletter from '#content/newsletter';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { stopClock } from '../../../helpers/clock';
import {
  asSent,
  buttonOf,
  expectAnswers,
  fillIn,
  formCases,
  mailsSent,
  tagOf,
  type FormCase,
} from '../../../helpers/form-steps';
import { MAIL_PATH } from '../../../helpers/mail-vendor';
import { clearServices, failMail, received, setFault } from '../../../helpers/services';
import { waitUntilMounted, visit } from '../../../helpers/tags';
import type { Fault, FaultTarget } from '../../../sandbox/services/faults';
import { expect, test } from '../../fixtures';

/*
 * Every third-party service with every fault: the form keeps the text, offers an alternative, and works at the next press
 * after the fault.
 */

test.beforeEach(clearServices);
test.afterEach(clearServices);

/** Makes the requests for an address fail. Returns a function that ends the fault. */
type Break = (page: Page, address: string, target: FaultTarget) => Promise<() => Promise<unknown>>;

const atService =
  (fault: Fault): Break =>
  async (_page, _address, target) => {
    await setFault(target, fault);
    return clearServices;
  };
const onTheWay =
  (act: (route: Route, context: BrowserContext) => Promise<unknown>): Break =>
  async (page, address) => {
    await page.context().route(address, (route) => act(route, page.context()));
    return async () => {
      await page.context().unroute(address);
      await page.context().setOffline(false);
    };
  };

const faults: Record<string, Break> = {
  'is refused': onTheWay((route) => route.abort('connectionrefused')),
  'fails (500)': atService({ mode: 'status', status: 500 }),
  'is a web page in between (200)': atService({ mode: 'web-page' }),
  'is out of reach when the network goes': onTheWay(async (route, context) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  }),
};

const noise = [
  new RegExp(MAIL_PATH),
  /subscribe/,
  /embeds/,
  /ERR_/,
  /\[cat\]/,
  /Failed to load/,
  /CORS/,
  /answer \d+/,
];

const form = formCases['The contact form on our site']!;

const mailAddress = `**${MAIL_PATH}`;

/** Expects the failure text, an alternative, and the typed text. */
async function expectFailed(page: Page, form: FormCase): Promise<void> {
  const banner = tagOf(page, form).locator('.form-failure');
  await expect(banner.locator('p').first()).toHaveText(form.failure);
  await expect(banner.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Open as email' })).toBeVisible();
  await expectAnswers(page, form);
}

const expectSent = (page: Page, form: FormCase) =>
  expect(tagOf(page, form).getByRole('heading', { name: form.thanks[0] })).toBeVisible();

for (const [fault, strike] of Object.entries(faults)) {
  test(`keeps the text and sends at the next press when the e-mail service ${fault}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(...noise);
    await visit(page, form.url);
    await waitUntilMounted(tagOf(page, form));
    await fillIn(page, form);
    const end = await strike(page, mailAddress, 'mail');
    await buttonOf(page, form).click();
    await expectFailed(page, form);
    await end();
    await clearServices();
    await buttonOf(page, form).click();
    await expectSent(page, form);
    expect(await mailsSent()).toEqual(asSent(form.mails));
  });
}

test('shows the failure after 30 s when the e-mail service hangs; a later press sends both mails', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(...noise);
  await visit(page, form.url);
  await waitUntilMounted(tagOf(page, form));
  await fillIn(page, form);
  await failMail({ mode: 'hang' });
  await stopClock(page);
  await buttonOf(page, form).click();
  await expect.poll(mailsSent).toHaveLength(1);
  await page.clock.runFor(31_000);
  await expectFailed(page, form);
  await clearServices();
  await buttonOf(page, form).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return mailsSent();
    })
    .toEqual(asSent(form.mails));
  await expectSent(page, form);
});

const letter = (page: Page) => page.locator('cat-newsletter');
const press = (page: Page) => letter(page).getByRole('button', { name: newsletter.label }).click();

async function fillInLetter(page: Page): Promise<void> {
  await letter(page).getByLabel('Email', { exact: true }).fill('bea@example.com');
  await letter(page).getByLabel('First name').fill('Bea');
  await letter(page).getByRole('checkbox').check();
}

const subscribed = async () =>
  (await received())
    .filter(({ path }) => path === '/subscribe/post')
    .map(({ fields, answer }) => [(fields as { EMAIL: string }).EMAIL, answer]);

for (const [fault, strike] of Object.entries({
  'fails (500)': faults['fails (500)']!,
  'hangs for good': atService({ mode: 'hang' }),
})) {
  test(`keeps the text and signs up at the next press when the mailing list ${fault}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(...noise);
    await visit(page, '/');
    await waitUntilMounted(letter(page));
    await fillInLetter(page);
    const end = await strike(page, '**/subscribe/post*', 'mailchimp');
    await press(page);
    await expect(
      letter(page).getByText(
        /^Sent on to a new tab at .* If none opened, nothing was sent\. Your text is kept here\.$/,
      ),
    ).toBeVisible();
    await expect(letter(page).getByLabel('Email', { exact: true })).toHaveValue('bea@example.com');
    await end();
    await clearServices();
    await page.reload();
    await expect(letter(page).getByText('We kept what you typed.')).toBeVisible();
    await expect(letter(page).getByLabel('First name')).toHaveValue('Bea');
    await letter(page).getByRole('checkbox').check();
    await press(page);
    await expect.poll(subscribed).toEqual([['bea@example.com', 200]]);
  });
}
