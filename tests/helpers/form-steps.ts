import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';
import { bodyOf, MAIL_PATH, type Mail } from './mail-vendor';
import { origins } from './origins';
import { received } from './services';

export interface FormCase {
  tag: string;
  url: string;
  button: string;
  thanks: [title: string, text: string];
  toasts: { sent: string; failed: string };
  /** By label. The first is a line of text. */
  answers: Record<string, string>;
  /** Label of the textarea. */
  textArea: string;
  hasConsent: boolean;
  /** Text that is shown when the first e-mail fails. */
  failure: string;
  mails: Mail[];
}

const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';

const contact = {
  tag: 'cat-contact',
  button: 'Send message',
  thanks: ['Message Sent!', "Thank you for contacting us. We'll get back to you soon!"] as [string, string],
  toasts: { sent: 'Message Sent!', failed: 'Message Failed to Send' },
  answers: {
    Name: '  Márgerite O’Cat ',
    Email: 'marguerite@example.com',
    'Message (optional)': `Could we come on a Sunday? ${script}\n\nWe are eleven. 😺`,
  },
  textArea: 'Message (optional)',
  hasConsent: true,
  failure: 'Failed to send confirmation email',
  mails: (['reply', 'notify'] as const).map((name) => ({
    name,
    params: {
      name: 'Márgerite O’Cat',
      email: 'marguerite@example.com',
      phone: 'Not provided',
      message: `Could we come on a Sunday? ${script}\n\nWe are eleven. 😺`,
    },
  })),
};

const survey = {
  tag: 'cat-survey',
  button: 'Submit Feedback',
  thanks: ['Thank You!', 'We appreciate your feedback. It helps us improve our tours!'] as [string, string],
  toasts: { sent: 'Thank you for your feedback!', failed: 'Error submitting feedback' },
  answers: {
    Name: 'Marguerite',
    Email: 'marguerite@example.com',
    'Tour date': '2025-06-14',
    'Which tour did you take?': 'Private Tour',
    'Rate the tour': '5',
    'Rate your guide': '1',
    'How did you hear about us?': 'Travel Website',
    'Would you recommend us?': 'Definitely not',
    'Your feedback': `More about the tug cat, please. ${script}`,
  },
  textArea: 'Your feedback',
  hasConsent: false,
  failure: 'There was a problem submitting your feedback. Please try again.',
  mails: [
    {
      name: 'survey' as const,
      params: {
        name: 'Marguerite',
        email: 'marguerite@example.com',
        subject: 'Tour Feedback from Marguerite - Private Tour Tour',
        message: [
          'Tour Date: 2025-06-14',
          'Tour Type: Private Tour',
          'Tour Rating: 5 Excellent',
          'Guide Rating: 1 Poor',
          'How They Heard: Travel Website',
          'Would Recommend: Definitely not',
          '',
          'Feedback:',
          `More about the tug cat, please. ${script}`,
        ].join('\n'),
      },
    },
  ],
};

/** Each form on the site and on a partner page. */
export const formCases: Record<string, FormCase> = {
  'The contact form on our site': { ...contact, url: `${origins.site}/contact` },
  'The contact form on a partner page': { ...contact, url: `${origins.partners}/forms` },
  'The survey on our site': { ...survey, url: `${origins.site}/survey` },
  'The survey on a partner page': { ...survey, url: `${origins.partners}/follow-up-link` },
};

export const tagOf = (page: Page, { tag }: FormCase): Locator => page.locator(tag);
export const buttonOf = (page: Page, form: FormCase): Locator =>
  tagOf(page, form).locator('button[type=submit]');
const fieldOf = (page: Page, form: FormCase, label: string): Locator =>
  tagOf(page, form).getByLabel(label, { exact: true });
export const textAreaOf = (page: Page, form: FormCase): Locator => fieldOf(page, form, form.textArea);

export async function fillIn(page: Page, form: FormCase): Promise<void> {
  for (const [label, answer] of Object.entries(form.answers)) {
    const field = fieldOf(page, form, label);
    const isChoice = (await field.evaluate((element) => element.localName)) === 'select';
    await (isChoice ? field.selectOption(answer) : field.fill(answer));
  }
  if (form.hasConsent) await tagOf(page, form).getByRole('checkbox').check();
}

export async function expectAnswers(page: Page, form: FormCase): Promise<void> {
  for (const [label, answer] of Object.entries(form.answers))
    await expect(fieldOf(page, form, label)).toHaveValue(answer);
}

/** Returns the e-mails that the service received, with their cookies. */
export const mailsSent = async (): Promise<unknown[]> =>
  (await received())
    .filter(({ service }) => service === 'mail')
    .map(({ method, path, fields, headers }) => ({ method, path, fields, cookie: headers['cookie'] }));

export const asSent = (mails: FormCase['mails']): unknown[] =>
  mails.map((mail) => ({
    method: 'POST',
    path: MAIL_PATH,
    fields: bodyOf(mail),
    cookie: undefined,
  }));
