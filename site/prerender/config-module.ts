import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../../widgets/kit/model/language';
import * as booking from '../schema/services/booking';
import * as mail from '../schema/services/mail';
import * as newsletter from '../schema/services/newsletter';
import { writeChanged } from './write-changed';

type Settings = typeof import('#content/settings');

/**
 * Writes `#content/config`, which the runtime carries to every page, and beside it a module each for what single tags
 * need (`film`, `languages`, `mail-address`, `booking-service`, `mail-service`, `newsletter-service`): who we are, where our site
 * and the outside services are, and which languages tags speak. With `SANDBOX=1` these are the stand-ins on this machine, and every language is in use; nothing else tells
 * a sandbox build from one for the world.
 * @returns the languages that are in use besides English
 */
export async function writeConfig({
  outDir,
}: {
  outDir: string;
}): Promise<{ languages: readonly Language[] }> {
  const file = pathToFileURL(path.resolve(outDir, 'settings.ts')).href;
  const settings = (await import(`${file}?${Date.now()}`)) as Settings;
  const { business, links } = settings;
  const { SANDBOX, SITE_PORT = '4173', SERVICES_PORT = '4174' } = process.env;
  const services = SANDBOX ? `http://localhost:${SERVICES_PORT}` : undefined;
  const config = {
    name: business.name,
    site: SANDBOX ? `http://localhost:${SITE_PORT}` : business.siteUrl,
  };
  writeChanged(path.join(outDir, 'config.ts'), exportsOf(config));
  const film = { url: services ? `${services}/film` : links.nbcVideo };
  writeChanged(path.join(outDir, 'film.ts'), exportsOf({ film }));
  const languages = SANDBOX ? LANGUAGES : settings.languages;
  const foreign = languages.length && `:is(${languages.map((language) => `:lang(${language})`).join()})`;
  writeChanged(
    path.join(outDir, 'languages.ts'),
    `import type { Language } from '../../widgets/kit/model/language';\n\nexport const languages: readonly Language[] = ${JSON.stringify(languages)};\n${exportsOf({ foreign: foreign || '' })}`,
  );
  writeChanged(path.join(outDir, 'mail-address.ts'), exportsOf({ email: business.email }));
  for (const [name, { keysOf }] of Object.entries({ booking, mail, newsletter })) {
    writeChanged(path.join(outDir, `${name}-service.ts`), serviceModule(name, keysOf(settings, services)));
  }
  return { languages };
}

/**
 * A module of an outside company's keys, each by its name, and all of them by the name of our folder for it, so that
 * who hands them on need not know the company.
 */
const serviceModule = (service: string, keys: object): string =>
  [
    `import type { Keys } from '../../widgets/kit/services/${service}/keys';\n`,
    ...Object.entries(keys).map(
      ([name, value]) => `export const ${name}: Keys['${name}'] = ${JSON.stringify(value)};\n`,
    ),
    `export const ${service}: Keys = { ${Object.keys(keys).join(', ')} };\n`,
  ].join('');

const exportsOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
