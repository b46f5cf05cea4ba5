import { readFileSync } from 'node:fs';

const files = [
  '.github/CONTRIBUTING.md',
  'README.md',
  'loader/README.md',
  'loader/npm/README.md',
  'site/content/README.md',
  'site/content/going-live.md',
  'site/content/going-live-cloudflare.md',
  'site/content/going-live-netlify.md',
  'site/prerender/README.md',
  'widgets/README.md',
];

/** Guides for owner, partners and developers: file and text. */
export const documents = files.map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
