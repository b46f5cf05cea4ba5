import CMS from '@sveltia/cms';
import { fileFormat, postFormat } from './formats';
import type { EditorSetup } from './setup';

const { config, treatments, posts, pictures, hasRepository } = (await (
  await fetch('/desk/setup.json')
).json()) as EditorSetup;

for (const [name, of] of Object.entries(treatments)) {
  const isPosts = name === posts;
  CMS.registerCustomFormat(name, isPosts ? 'md' : 'yaml', (isPosts ? postFormat : fileFormat)(of, pictures));
}
// Where nobody keeps the files, there is nowhere to sign in to.
document.documentElement.toggleAttribute('data-folder-only', !hasRepository);
await CMS.init({ config });
