import { z } from 'zod';
import { line } from '../fields';
import type { Keys } from '../../../widgets/kit/services/mail/keys';
import type { Sources } from '../../../widgets/kit/model/sources';

const emailjs = z.strictObject({
  publicKey: line(80).meta({ description: 'EmailJS, Account, API keys. It is meant to be seen.' }),
  serviceId: line(80).meta({ description: 'EmailJS, Email services.' }),
  replyTemplate: line(80).meta({ description: 'The template that answers the visitor.' }),
  notifyTemplate: line(80).meta({ description: 'The template that tells you.' }),
  surveyTemplate: line(80).meta({ description: 'The template of the feedback survey.' }),
  captchaKey: line(80)
    .optional()
    .meta({ description: 'The site key of an invisible reCAPTCHA v2, where you want one.' }),
});

/** The vendor's block of the owner's settings. */
export const settings = {
  emailjs: emailjs.meta({
    title: 'Email service',
    description: 'The email service that carries the contact form and the survey (EmailJS).',
  }),
};

/**
 * Makes of that block what the vendor's code reads in the browser.
 * @param sandbox origin of the sandbox's stand-in, in a sandbox build
 */
export const keysOf = (owner: { emailjs: z.infer<typeof emailjs> }, sandbox?: string) => ({
  emailjs: {
    ...owner.emailjs,
    // Without a key nothing of the captcha is ever loaded.
    captchaKey: owner.emailjs.captchaKey ?? '',
    origin: sandbox ?? 'https://api.emailjs.com',
  },
});

/** Returns the sources that the vendor's code needs; the captcha's only where the owner has set its key. */
export const sourcesOf = ({ emailjs: { origin, captchaKey } }: Keys): Sources => {
  const captcha = captchaKey ? ['https://www.google.com/recaptcha/'] : [];
  return {
    'script-src': captchaKey ? [...captcha, 'https://www.gstatic.com/recaptcha/'] : [],
    'connect-src': [origin],
    'frame-src': captcha,
  };
};
