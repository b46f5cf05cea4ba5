import { z } from 'zod';
import { line } from '../fields';
import type { Config } from '../../../widgets/kit/services/config';
import type { Sources } from '../../../widgets/kit/model/sources';

const emailjs = z.strictObject({
  publicKey: line(80).meta({ description: 'EmailJS, Account, API keys. It is not secret.' }),
  serviceId: line(80).meta({ description: 'EmailJS, Email services.' }),
  replyTemplate: line(80).meta({ description: 'The template that answers the visitor.' }),
  notifyTemplate: line(80).meta({ description: 'The template that tells you.' }),
  surveyTemplate: line(80).meta({ description: 'The template of the feedback survey.' }),
});

/** The vendor's block of the owner's settings. */
export const settings = {
  emailjs: emailjs.meta({
    title: 'Email service',
    description: 'The email service that sends the contact form and the survey (EmailJS).',
  }),
};

/**
 * Returns the settings that the vendor's code reads in the browser.
 * @param sandbox origin of the mock server, in a sandbox build
 */
export const keysOf = (owner: { emailjs: z.infer<typeof emailjs> }, sandbox?: string) => ({
  emailjs: { ...owner.emailjs, origin: sandbox ?? 'https://api.emailjs.com' },
});

/** Returns the sources that the vendor's code needs. */
export const sourcesOf = ({ emailjs: { origin } }: Pick<Config, 'emailjs'>): Sources => ({
  'connect-src': [origin],
});
