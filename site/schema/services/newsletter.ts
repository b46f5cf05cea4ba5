import { z } from 'zod';
import { line } from '../fields';
import type { Config } from '../../../widgets/kit/services/config';
import type { Sources } from '../../../widgets/kit/model/sources';

const mailchimp = z.strictObject({
  account: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'is not an account name')
    .meta({ description: 'First part of the form address: yours in https://yours.us21.list-manage.com.' }),
  dataCenter: z
    .string()
    .regex(/^us\d+$/, 'is not a data center like "us21"')
    .meta({ description: 'Second part of the form address.', examples: ['us21'] }),
  u: line(80).meta({ title: 'User ID', description: 'What follows u= in the form address.' }),
  id: line(80).meta({ title: 'Audience ID', description: 'What follows id= in the form address.' }),
  tags: line(80).meta({ description: 'Number of the tag for sign-ups from the site.' }),
  validationScript: z
    .boolean()
    .meta({ description: 'Mailchimp’s own script for checks; the form works the same without it.' }),
});

/** The vendor's block of the owner's settings. */
export const settings = {
  mailchimp: mailchimp.meta({ title: 'Mailing list', description: 'The mailing list (Mailchimp).' }),
};

/**
 * Returns the settings that the vendor's code reads in the browser.
 * @param sandbox origin of the mock server, in a sandbox build
 */
export const keysOf = (owner: { mailchimp: z.infer<typeof mailchimp> }, sandbox?: string) => {
  const { account, dataCenter, u, id, tags, validationScript } = owner.mailchimp;
  return {
    mailchimp: { u, id, tags, origin: sandbox ?? `https://${account}.${dataCenter}.list-manage.com` },
    // As in the provider's embed code; null if the owner does not use it.
    validation: validationScript
      ? {
          script: `${sandbox ?? 'https://s3.amazonaws.com/downloads.mailchimp.com'}/js/mc-validate.js`,
          jquery: `${sandbox ?? 'https://ajax.googleapis.com'}/ajax/libs/jquery/3.7.1/jquery.min.js`,
          styles: `${sandbox ?? 'https://cdn-images.mailchimp.com'}/embedcode/classic-061523.css`,
        }
      : null,
  };
};

/**
 * Returns the origin of the form, and the full URLs of the validation script, because its hosts also serve unrelated
 * files.
 */
export const sourcesOf = ({
  mailchimp: { origin },
  validation,
}: Pick<Config, 'mailchimp' | 'validation'>): Sources => ({
  'form-action': [origin],
  ...(validation && {
    'script-src': [validation.jquery, validation.script],
    'style-src': [validation.styles],
  }),
});
