import { z } from 'zod';
import { line } from '../fields';
import type { Keys } from '../../../widgets/kit/services/newsletter/keys';
import type { Sources } from '../../../widgets/kit/model/sources';

const mailchimp = z.strictObject({
  account: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'is not an account name')
    .meta({ description: 'First part of the form address, https://{account}.{dataCenter}.list-manage.com.' }),
  dataCenter: z
    .string()
    .regex(/^us\d+$/, 'is not a data center like "us21"')
    .meta({ description: 'Second part of the form address.', examples: ['us21'] }),
  u: line(80).meta({ description: 'The form address’s u, between quotes.' }),
  id: line(80).meta({ description: 'The form address’s id, between quotes.' }),
  tags: line(80).meta({ description: 'Number of the tag for sign-ups from the site, between quotes.' }),
  validationScript: z
    .boolean()
    .meta({ description: 'Mailchimp’s own checking script; the form works the same without it.' }),
});

/** The vendor's block of the owner's settings. */
export const settings = {
  mailchimp: mailchimp.meta({ title: 'Mailing list', description: 'The mailing list (Mailchimp).' }),
};

/**
 * Makes of that block what the vendor's code reads in the browser.
 * @param sandbox origin of the sandbox's stand-in, in a sandbox build
 */
export const keysOf = (owner: { mailchimp: z.infer<typeof mailchimp> }, sandbox?: string) => {
  const { account, dataCenter, u, id, tags, validationScript } = owner.mailchimp;
  return {
    mailchimp: { u, id, tags, origin: sandbox ?? `https://${account}.${dataCenter}.list-manage.com` },
    // As the provider's own embed code has them; null where the owner does without.
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
 * Returns the destination of the form, and whole addresses of the checking script: the hosts they lie on serve much
 * else.
 */
export const sourcesOf = ({ mailchimp: { origin }, validation }: Keys): Sources => ({
  'form-action': [origin],
  ...(validation && {
    'script-src': [validation.jquery, validation.script],
    'style-src': [validation.styles],
  }),
});
