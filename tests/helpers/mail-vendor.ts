import { emailjs } from '#content/mail-service';

/**
 * The mail vendor's protocol as tests see it, in one place: https://www.emailjs.com/docs/rest-api/send/. Another vendor
 * is another text of this file, and of its stand-in, `tests/sandbox/services/mail.ts`.
 */
export const MAIL_PATH = '/api/v1.0/email/send';

/** One of our e-mails, by the name that `widgets/kit/services/mail` gives it, and what it says. */
export interface Mail {
  name: 'reply' | 'notify' | 'survey';
  params: object;
}

const templates: Record<Mail['name'], string> = {
  reply: emailjs.replyTemplate,
  notify: emailjs.notifyTemplate,
  survey: emailjs.surveyTemplate,
};

/** Returns the whole body that has to leave for an e-mail. */
export const bodyOf = ({ name, params }: Mail): Record<string, unknown> => ({
  lib_version: '4.4.1',
  user_id: emailjs.publicKey,
  service_id: emailjs.serviceId,
  template_id: templates[name],
  template_params: params,
});

/** Returns the e-mail that a body stands for. */
export function mailOf(body: Record<string, unknown>): Mail {
  const [name] = Object.entries(templates).find(([, template]) => template === body['template_id'])!;
  return { name: name as Mail['name'], params: body['template_params'] as object };
}

/** Answers of the service: what it says once it has taken an e-mail, and what each status is to our forms. */
export const TAKEN = 'OK';
export const MAIL_CODES = [
  [451, 'headless'],
  [403, 'forbidden'],
  [412, 'refused'],
  [429, 'busy'],
  [500, 'server'],
  [404, 'server'],
] as const;
