import { site } from '#content/config';
import { elements } from '#content/element-options';
import { strToU8, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { projectVersion } from '../tools/sources';

/** Returns the WordPress plugin as a zip file, as WordPress takes it. */
export function wordPressPlugin(): Buffer {
  const values = {
    site,
    version: projectVersion(),
    tags: elements.map(({ tag }) => tag).join(' '),
    attributes: [...new Set(elements.flatMap(({ options }) => options.map(({ name }) => name)))].join(' '),
  };
  let php = readFileSync('loader/wordpress/cats-about-town.php', 'utf8');
  for (const [name, value] of Object.entries(values)) php = php.replaceAll(`{${name}}`, value);
  // A zip file has local times, so this is the same in every time zone.
  const mtime = new Date(1980, 0, 1);
  return Buffer.from(zipSync({ 'cats-about-town/cats-about-town.php': strToU8(php) }, { mtime }));
}
