import { business } from '#content/settings';
import type { Page } from '@playwright/test';
import { stopClock } from '../../helpers/clock';
import {
  asSent,
  buttonOf,
  dearOf,
  expectKept,
  faults,
  fillIn,
  formCases,
  mailsSent,
  tagOf,
  type FormCase,
} from '../../helpers/form-steps';
import { origins } from '../../helpers/origins';
import { hold } from '../../helpers/hold';
import { MAIL_PATH } from '../../helpers/mail-vendor';
import { clearServices, failMail } from '../../helpers/services';
import { alive, visit } from '../../helpers/tags';
import { expect, matrixOnly, rare, test } from '../fixtures';

test.beforeEach(clearServices);
test.afterEach(clearServices);

/** Opens the page, and notes every event of its forms and every dialog, of which there must be none. */
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
  await alive(tagOf(page, form));
  return () => page.evaluate(() => Reflect.get(window, 'formEvents') as unknown[]);
}

const nameOf = ({ tag }: FormCase) => tag.replace('cat-', '');
const notice = (page: Page, title: string) => page.locator('cat-toasts').getByText(title, { exact: true });

for (const [where, form] of Object.entries(formCases)) {
  test.describe(where, matrixOnly(!form.url.startsWith(origins.site)), () => {
    // The survey does all that by the same code.
    const isSecond = form.tag === 'cat-survey';
    const success = form.tag === 'cat-contact' ? 'Contact success' : 'Survey success';
    test(`${success}: sends exactly what was typed, once, thanks for 3 s and begins anew`, async ({
      page,
    }) => {
      const events = await open(page, form);
      await fillIn(page, form);
      const answer = await hold(page, `**${MAIL_PATH}`);
      await buttonOf(page, form).dblclick();
      await expect(dearOf(page, form)).toBeDisabled();
      answer();
      const thanks = tagOf(page, form).getByRole('heading', { name: form.thanks[0] });
      await expect(thanks).toBeVisible();
      await expect(tagOf(page, form).getByText(form.thanks[1])).toBeVisible();
      await expect(dearOf(page, form)).toBeHidden();
      await expect(notice(page, form.notices.sent)).toBeVisible();
      expect(await mailsSent()).toEqual(asSent(form.mails));
      expect(await events()).toEqual([[`cat-${nameOf(form)}-sent`, null]]);
      await expect(thanks).toBeHidden();
      await expect(dearOf(page, form)).toHaveValue('');
      await expect(dearOf(page, form)).toBeEditable();
      await page.reload();
      await alive(tagOf(page, form));
      await expect(tagOf(page, form).getByText('We kept what you typed.')).toHaveCount(0);
    });

    for (const [what, { fault, code }] of Object.entries(faults)) {
      const isMore = code !== 'server';
      test(
        `E-mail service response shapes: keeps everything and says what happened when it ${what}`,
        matrixOnly(isMore),
        async ({ page, consoleGuard }) => {
          consoleGuard.allow(/email\/send/, /\[cat\]/);
          const events = await open(page, form);
          await fillIn(page, form);
          await failMail(fault);
          await buttonOf(page, form).click();
          const banner = tagOf(page, form).locator('.form-failure');
          await expect(banner.locator('p').first()).toHaveText(form.failure);
          await expect(notice(page, form.notices.failed)).toBeVisible();
          await expectKept(page, form);
          expect(await events()).toEqual([['cat-form-error', { form: nameOf(form), code }]]);
          expect(await mailsSent()).toHaveLength(1);
          expect(consoleGuard.ours()).toEqual([
            `console warning: [cat] ${form.tag}: ${form.failure} (${code})`,
          ]);
          await clearServices();
          await buttonOf(page, form).click();
          await expect(tagOf(page, form).getByRole('heading', { name: form.thanks[0] })).toBeVisible();
          expect(await mailsSent()).toEqual(asSent(form.mails));
        },
      );
    }

    test('waits 20 s for an answer, not longer', matrixOnly(isSecond), async ({ page, consoleGuard }) => {
      consoleGuard.allow(/email\/send/, /\[cat\]/);
      await open(page, form);
      await fillIn(page, form);
      await failMail({ mode: 'hang' });
      await stopClock(page);
      await buttonOf(page, form).click();
      await expect.poll(mailsSent).toHaveLength(1);
      await page.clock.runFor(19_000);
      await expect(buttonOf(page, form)).toContainText(/^(Sending|Submitting)\.\.\.$/);
      await page.clock.runFor(2_000);
      await expect(tagOf(page, form).locator('.form-failure p').first()).toHaveText(form.failure);
      await expectKept(page, form);
    });

    test(
      'says plainly that one is offline, and sends at the next press',
      matrixOnly(isSecond),
      async ({ page, context, consoleGuard }) => {
        consoleGuard.allow(/\[cat\]/, /ERR_INTERNET_DISCONNECTED/);
        await open(page, form);
        await fillIn(page, form);
        await context.setOffline(true);
        await buttonOf(page, form).click();
        await expect(tagOf(page, form).locator('.form-failure')).toContainText(
          'You’re offline. Your text is kept: press the button again once you’re connected.',
        );
        await expect(notice(page, form.notices.failed)).toBeVisible();
        await expectKept(page, form);
        await context.setOffline(false);
        expect(await mailsSent()).toEqual([]);
        await buttonOf(page, form).click();
        await expect(tagOf(page, form).getByRole('heading', { name: form.thanks[0] })).toBeVisible();
        expect(await mailsSent()).toEqual(asSent(form.mails));
      },
    );

    test(
      'offers the text of a failed attempt to copy and as an e-mail',
      matrixOnly(isSecond),
      async ({ page, context, consoleGuard }) => {
        consoleGuard.allow(/email\/send/, /\[cat\]/);
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await open(page, form);
        await fillIn(page, form);
        await failMail({ mode: 'status', status: 500 });
        await buttonOf(page, form).click();
        await tagOf(page, form).getByRole('button', { name: 'Copy the text' }).click();
        await expect(tagOf(page, form).getByRole('button', { name: 'Copied' })).toBeVisible();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        expect(text).toContain(form.answers[form.dear]!.trim());
        expect(text).toContain('Email: marguerite@example.com');
        const mail = tagOf(page, form).getByRole('link', { name: 'Open as email' });
        const address = new URL((await mail.getAttribute('href'))!);
        expect(address.protocol + address.pathname).toBe(`mailto:${business.email}`);
        expect(address.searchParams.get('body')!.replaceAll('\r\n', '\n')).toBe(
          text.replaceAll('\r\n', '\n'),
        );
      },
    );

    test('sends also where the browser denies storage', matrixOnly(isSecond), async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
      await open(page, form);
      await fillIn(page, form);
      await buttonOf(page, form).click();
      await expect(tagOf(page, form).getByRole('heading', { name: form.thanks[0] })).toBeVisible();
      expect(await mailsSent()).toEqual(asSent(form.mails));
    });

    if (where.endsWith('on our site')) {
      test(
        'keeps what is typed where the network went before anybody turned to it',
        matrixOnly(isSecond),
        async ({ page }) => {
          const notices = page.waitForResponse(/\/show-toast\.js/);
          await open(page, form);
          await notices;
          await page.context().setOffline(true);
          await fillIn(page, form);
          await page.context().setOffline(false);
          await page.reload();
          await expect(tagOf(page, form).getByText('We kept what you typed.')).toBeVisible();
          await expectKept(page, form);
        },
      );
    }

    test('brings back what was typed after a reload, tells so, and forgets it at one press', async ({
      page,
    }) => {
      await open(page, form);
      await fillIn(page, form);
      await page.reload();
      await expect(tagOf(page, form).getByText('We kept what you typed.')).toBeVisible();
      await expectKept(page, form);
      if (form.hasConsent) await expect(tagOf(page, form).getByRole('checkbox')).not.toBeChecked();
      await tagOf(page, form).getByRole('button', { name: 'Discard' }).click();
      await expect(dearOf(page, form)).toHaveValue('');
      await page.reload();
      await alive(tagOf(page, form));
      await expect(tagOf(page, form).getByText('We kept what you typed.')).toHaveCount(0);
      await expect(dearOf(page, form)).toHaveValue('');
    });
  });
}

test('Administrator send fails: the second half is all that is sent again when only it failed', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/email\/send/, /\[cat\]/);
  const form = formCases['The contact form on our site']!;
  await open(page, form);
  await fillIn(page, form);
  await failMail({ mode: 'status', status: 500, after: 1 });
  await buttonOf(page, form).click();
  await expect(tagOf(page, form).locator('.form-failure p').first()).toHaveText(
    'Failed to send notification to administrator',
  );
  await clearServices();
  await buttonOf(page, form).click();
  await expect(tagOf(page, form).getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(await mailsSent()).toEqual(asSent(form.mails.slice(1)));
});

test('A service that takes one e-mail a second gets both halves of a message', rare, async ({ page }) => {
  const form = formCases['The contact form on our site']!;
  await open(page, form);
  await fillIn(page, form);
  await failMail({ mode: 'rate-limit', ms: 1000 });
  await buttonOf(page, form).click();
  await expect(tagOf(page, form).getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(await mailsSent()).toEqual(asSent(form.mails));
});

test('The panel that thanks stays while the pointer is at work in it', rare, async ({ page }) => {
  const form = formCases['The survey on our site']!;
  await open(page, form);
  await fillIn(page, form);
  await buttonOf(page, form).click();
  const panel = tagOf(page, form).locator('.sent');
  await expect(panel).toBeVisible();
  const box = (await panel.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.move(box.x + 60, box.y + 60);
  await stopClock(page);
  await page.clock.runFor(10_000);
  await expect(panel).toBeVisible();
  await page.mouse.move(1, 300);
  await page.clock.runFor(2_900);
  await expect(panel).toBeVisible();
  await page.clock.runFor(200);
  await expect(panel).toBeHidden();
});

test('A form in a frame that is sandboxed from all storage sends', rare, async ({ page, openHost }) => {
  const form = formCases['The contact form on a partner page']!;
  await openHost(
    `<iframe title="Form" width="800" height="1200" sandbox="allow-scripts allow-forms" src="${form.url}"></iframe>`,
    { head: '' },
  );
  const frame = page.frameLocator('iframe').locator(form.tag);
  for (const [label, answer] of Object.entries(form.answers))
    await frame.getByLabel(label, { exact: true }).fill(answer);
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: form.button }).click();
  await expect(frame.getByRole('heading', { name: form.thanks[0] })).toBeVisible();
  expect(await mailsSent()).toEqual(asSent(form.mails));
});
