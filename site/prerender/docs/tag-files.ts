import { format, resolveConfig } from 'prettier';
import { TYPES } from '../types';
import { elementsManifest } from './manifest';
import { readDocs } from './tag-docs';
import { tagReference } from './tag-reference';
import { typings } from './typings';

/** Returns the files that are written from the sources of the tags and committed, by path: a test compares them. */
export async function tagFiles(): Promise<Map<string, string>> {
  const docs = readDocs();
  const files = new Map<string, string>();
  const made = {
    'widgets/README.md': tagReference(docs),
    [`${TYPES}/custom-elements.json`]: elementsManifest(docs),
    ...Object.fromEntries(Object.entries(typings(docs)).map(([name, text]) => [`${TYPES}/${name}`, text])),
  };
  for (const [file, text] of Object.entries(made))
    files.set(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  return files;
}
