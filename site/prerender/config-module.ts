import path from 'node:path';
import { LANGUAGES } from '../../widgets/kit/model/language';
import type { Settings } from '../schema/settings';
import * as booking from '../schema/services/booking';
import * as mail from '../schema/services/mail';
import * as newsletter from '../schema/services/newsletter';
import { writeChanged } from './write-changed';

/**
 * Writes `#content/config` (business name, site origin), which the runtime contains, and modules that only some elements
 * import: `film`, `languages`, `mail-address`, `booking-service`, `mail-service`, `newsletter-service`. With `SANDBOX=1`
 * they name the mock servers, and every language is on.
 */
export function writeConfig(settings: Settings, outDir: string): void {
  const { business, links } = settings;
  const { SANDBOX, SITE_PORT = '4173', SERVICES_PORT = '4174' } = process.env;
  // The mock server has two names, so that policies meet different origins as in production.
  const at = (host: string) => (SANDBOX ? `http://${host}:${SERVICES_PORT}` : undefined);
  const services = at('localhost');
  const config = {
    name: business.name,
    site: SANDBOX ? `http://localhost:${SITE_PORT}` : business.siteUrl,
  };
  writeChanged(path.join(outDir, 'config.ts'), exportsOf(config));
  const film = { url: services ? `${services}/film` : links.nbcVideo };
  writeChanged(path.join(outDir, 'film.ts'), exportsOf({ film }));
  const languages = SANDBOX ? LANGUAGES : settings.languages;
  // Some templates write `de_DE`, whose language the code for translations finds out.
  const inUse = [...languages.map((language) => `:lang(${language})`), '[lang*=_]', '[lang*=_] *'];
  const translated = languages.length && `:is(${inUse.join()})`;
  writeChanged(
    path.join(outDir, 'languages.ts'),
    `import type { Language } from '../../widgets/kit/model/language';\n\nexport const languages: readonly Language[] = ${JSON.stringify(languages)};\n${exportsOf({ translated: translated || '' })}`,
  );
  writeChanged(path.join(outDir, 'mail-address.ts'), exportsOf({ email: business.email }));
  for (const [name, { keysOf }] of Object.entries({ booking, mail, newsletter })) {
    const keys = keysOf(settings, name === 'booking' ? at('127.0.0.1') : services);
    writeChanged(path.join(outDir, `${name}-service.ts`), exportsOf({ ...keys, [name]: keys }));
  }
}

const exportsOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
