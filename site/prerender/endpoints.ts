import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeChanged } from './write-changed';

type Settings = typeof import('#content/settings');

/**
 * Writes `#content/endpoints`: where our own site and the outside services are. With `SANDBOX=1` these are the
 * stand-ins on this machine; nothing else tells a sandbox build from one for the world.
 */
export async function writeEndpoints({ outDir }: { outDir: string }): Promise<void> {
  const file = pathToFileURL(path.resolve(outDir, 'settings.ts')).href;
  const { booking, business, mailchimp } = (await import(`${file}?${Date.now()}`)) as Settings;
  const { SANDBOX, SITE_PORT = '4173', SERVICES_PORT = '4174' } = process.env;
  const services = `http://localhost:${SERVICES_PORT}`;
  const endpoints = SANDBOX
    ? { site: `http://localhost:${SITE_PORT}`, fareharbor: services, emailjs: services, mailchimp: services }
    : {
        site: business.siteUrl,
        fareharbor: booking.origin,
        emailjs: 'https://api.emailjs.com',
        mailchimp: `https://${mailchimp.account}.${mailchimp.dataCenter}.list-manage.com`,
      };
  writeChanged(path.join(outDir, 'endpoints.ts'), `export const endpoints = ${JSON.stringify(endpoints)};\n`);
}
