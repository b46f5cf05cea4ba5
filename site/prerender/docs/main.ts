import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDocs } from './content-docs';
import { tagFiles } from './tag-files';

/** `npm run docs`: writes what is made from the sources. */
const content = [...(await contentDocs())].map(([name, text]) => [`site/content/${name}`, text] as const);
for (const [file, text] of [...(await tagFiles()), ...content]) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
