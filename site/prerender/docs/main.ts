import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDocs } from './content-docs';
import { tagReference } from './outputs';
import { readTagDocs } from './tag-docs';

/** `npm run docs`: writes what is made from the sources. */
writeFileSync('widgets/README.md', tagReference(readTagDocs()));
for (const [name, text] of await contentDocs()) {
  const file = path.join('site/content', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
