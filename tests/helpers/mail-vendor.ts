import { emailjs } from '#content/mail-service';

/*
 * The mail vendor's protocol, https://www.emailjs.com/docs/rest-api/send/. Another vendor changes this file and its mock
 * server, `tests/sandbox/services/mail.ts`.
 */

export const MAIL_PATH = '/api/v1.0/email/send';

/** An e-mail by its name in `widgets/kit/services/mail`. */
export interface Mail {
  name: 'reply' | 'notify' | 'survey';
  params: object;
}

const templates: Record<Mail['name'], string> = {
  reply: emailjs.replyTemplate,
  notify: emailjs.notifyTemplate,
  survey: emailjs.surveyTemplate,
};

/** Returns the body that must be sent for an e-mail. */
export const bodyOf = ({ name, params }: Mail): Record<string, unknown> => ({
  lib_version: '4.4.1',
  user_id: emailjs.publicKey,
  service_id: emailjs.serviceId,
  template_id: templates[name],
  template_params: params,
});

export function mailOf(body: Record<string, unknown>): Mail {
  const [name] = Object.entries(templates).find(([, template]) => template === body['template_id'])!;
  return { name: name as Mail['name'], params: body['template_params'] as object };
}

/** The service's answer to an accepted e-mail, and the form's error code for each status. */
export const TAKEN = 'OK';
export const MAIL_CODES = [
  [451, 'headless'],
  [403, 'forbidden'],
  [412, 'refused'],
  [429, 'busy'],
  [500, 'server'],
  [404, 'server'],
] as const;
