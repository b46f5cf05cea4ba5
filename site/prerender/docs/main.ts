import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDocs } from './content-docs';
import { readmeTable } from './outputs';
import { readTagDocs } from './tag-docs';

const [start, end] = ['<!-- tags: written by npm run docs -->', '<!-- /tags -->'];

/** The README with its table of tags made anew from the docstrings. */
export function readmeWithTable(readme: string): string {
  const [before, rest] = readme.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`README.md: "${start}" or "${end}" is missing`);
  return `${before}${start}\n\n${readmeTable(readTagDocs())}\n\n${end}${after}`;
}

if (process.argv[1]?.endsWith('main.ts') && process.argv[1].includes('docs')) {
  writeFileSync('README.md', readmeWithTable(readFileSync('README.md', 'utf8')));
  for (const [name, text] of await contentDocs()) {
    const file = path.join('site/content', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
