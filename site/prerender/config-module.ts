import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeChanged } from './write-changed';

type Settings = typeof import('#content/settings');

/**
 * Writes `#content/config`: who we are, and where our site and the outside services are. With `SANDBOX=1` these
 * are the stand-ins on this machine; nothing else tells a sandbox build from one for the world. One export each,
 * so that a tag carries only what it uses.
 */
export async function writeConfig({ outDir }: { outDir: string }): Promise<void> {
  const file = pathToFileURL(path.resolve(outDir, 'settings.ts')).href;
  const { booking, business, emailjs, mailchimp } = (await import(`${file}?${Date.now()}`)) as Settings;
  const { SANDBOX, SITE_PORT = '4173', SERVICES_PORT = '4174' } = process.env;
  const services = SANDBOX ? `http://localhost:${SERVICES_PORT}` : undefined;
  const config = {
    name: business.name,
    site: SANDBOX ? `http://localhost:${SITE_PORT}` : business.siteUrl,
    fareharbor: { origin: services ?? booking.origin, company: booking.company, flow: booking.flow },
    emailjs: { ...emailjs, origin: services ?? 'https://api.emailjs.com' },
    mailchimp: {
      ...mailchimp,
      origin: services ?? `https://${mailchimp.account}.${mailchimp.dataCenter}.list-manage.com`,
    },
  };
  const exports = Object.entries(config).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  writeChanged(path.join(outDir, 'config.ts'), exports.join(''));
}
