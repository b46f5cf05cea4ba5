import path from 'node:path';
import { LANGUAGES } from '../../../widgets/kit/model/language';
import type { Settings } from '../../schema/settings';
import * as booking from '../../schema/services/booking';
import * as mail from '../../schema/services/mail';
import * as newsletter from '../../schema/services/newsletter';
import { latestRelease } from '../release/releases';
import { writeChanged } from '../tools/files';

/**
 * Writes the modules of settings that the environment changes, and small ones that only some elements import. With
 * `SANDBOX=1` they name the mock servers, and every language is on. `made` is the day of the build; `released` the newest
 * version, empty before the first.
 */
export function writeConfig(settings: Settings, outDir: string): void {
  const { business, links } = settings;
  const { SANDBOX, SERVICES_PORT = '4174' } = process.env;
  // The mock server has two names, so that policies meet different origins as in production.
  const at = (host: string) => (SANDBOX ? `http://${host}:${SERVICES_PORT}` : undefined);
  const services = at('localhost');
  const write = (name: string, values: object, types = '') =>
    writeChanged(path.join(outDir, `${name}.ts`), types + exportsOf(values));
  write('config', { name: business.name, site: siteOrigin(settings) });
  write('film', { film: { url: services ? `${services}/film` : links.nbcVideo } });
  const languages = SANDBOX ? LANGUAGES : settings.languages;
  // Some templates write `de_DE`, whose language the code for translations finds out.
  const inUse = [...languages.map((language) => `:lang(${language})`), '[lang*=_]', '[lang*=_] *'];
  const translated = languages.length ? `:is(${inUse.join()})` : '';
  const typed = `import type { Language } from '../../widgets/kit/model/language';\n\nexport const languages: readonly Language[] = ${JSON.stringify(languages)};\n`;
  write('languages', { translated }, typed);
  write('mail-address', { email: business.email });
  write('made', { made: dayOfBuild() });
  write('released', {}, `export const released: string = ${JSON.stringify(latestRelease())};\n`);
  for (const [name, { keysOf }] of Object.entries({ booking, mail, newsletter })) {
    const keys = keysOf(settings, name === 'booking' ? at('127.0.0.1') : services);
    write(`${name}-service`, { ...keys, [name]: keys });
  }
}

/** Returns the origin of the site. */
export function siteOrigin({ business }: Settings): string {
  const { SANDBOX, SITE_PORT = '4173' } = process.env;
  return SANDBOX ? `http://localhost:${SITE_PORT}` : business.siteUrl;
}

/**
 * Returns the earliest time that a visitor's clock can show: the first millisecond of today, so that two builds of one day
 * are equal, or of the day in `SOURCE_DATE_EPOCH` (seconds, see reproducible-builds.org). The sandbox uses a day in the
 * past, for tests that set clocks back.
 */
export function dayOfBuild(): number {
  const { SOURCE_DATE_EPOCH, SANDBOX } = process.env;
  const now = SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now();
  return SANDBOX ? Date.UTC(2025, 0) : now - (now % 86_400_000);
}

const exportsOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
