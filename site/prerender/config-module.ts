import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeChanged } from './write-changed';

type Settings = typeof import('#content/settings');

/**
 * Writes `#content/config`, which the runtime carries to every page, and beside it a module each for what single tags
 * need (`film`, `mail-address`, `emailjs-config`, `mailchimp-config`, `mailchimp-validation`): who we are, and where
 * our site and the outside services are. With `SANDBOX=1` these are the stand-ins on this machine; nothing else tells
 * a sandbox build from one for the world.
 */
export async function writeConfig({ outDir }: { outDir: string }): Promise<void> {
  const file = pathToFileURL(path.resolve(outDir, 'settings.ts')).href;
  const { booking, business, emailjs, links, mailchimp } = (await import(
    `${file}?${Date.now()}`
  )) as Settings;
  const { SANDBOX, SITE_PORT = '4173', SERVICES_PORT = '4174' } = process.env;
  const services = SANDBOX ? `http://localhost:${SERVICES_PORT}` : undefined;
  const config = {
    name: business.name,
    site: SANDBOX ? `http://localhost:${SITE_PORT}` : business.siteUrl,
    fareharbor: { origin: services ?? booking.origin, company: booking.company, flow: booking.flow },
  };
  const emailjsConfig = {
    // Without a key nothing of the captcha is ever loaded.
    emailjs: {
      ...emailjs,
      captchaKey: emailjs.captchaKey ?? '',
      origin: services ?? 'https://api.emailjs.com',
    },
  };
  const mailchimpConfig = {
    mailchimp: {
      u: mailchimp.u,
      id: mailchimp.id,
      tags: mailchimp.tags,
      origin: services ?? `https://${mailchimp.account}.${mailchimp.dataCenter}.list-manage.com`,
    },
  };
  // As the provider's own embed code has them; null where the owner does without.
  const validation = mailchimp.validationScript
    ? {
        script: `${services ?? 'https://s3.amazonaws.com/downloads.mailchimp.com'}/js/mc-validate.js`,
        jquery: `${services ?? 'https://ajax.googleapis.com'}/ajax/libs/jquery/3.7.1/jquery.min.js`,
        styles: `${services ?? 'https://cdn-images.mailchimp.com'}/embedcode/classic-061523.css`,
      }
    : null;
  writeChanged(path.join(outDir, 'config.ts'), exportsOf(config));
  const film = { url: services ? `${services}/film` : links.nbcVideo };
  writeChanged(path.join(outDir, 'film.ts'), exportsOf({ film }));
  writeChanged(path.join(outDir, 'mail-address.ts'), exportsOf({ email: business.email }));
  writeChanged(path.join(outDir, 'emailjs-config.ts'), exportsOf(emailjsConfig));
  writeChanged(path.join(outDir, 'mailchimp-config.ts'), exportsOf(mailchimpConfig));
  writeChanged(
    path.join(outDir, 'mailchimp-validation.ts'),
    `export const validation: { script: string; jquery: string; styles: string } | null = ${JSON.stringify(validation)};\n`,
  );
}

const exportsOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
