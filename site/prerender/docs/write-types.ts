import { languages } from '#content/languages';
import { cards } from '#content/tour-cards';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { currentMode } from '../mode';
import { writeChanged } from '../tools/files';
import { TYPES } from './types';
import { elementsManifest } from './elements-manifest';
import { readReference } from './reference';
import { elementOptions } from './element-options';
import { hyphenated, typings } from './typings';

/** The last step of `npm run generate`: typings, the manifest, and the options of the snippet builder. */
const reference = await readReference();
cpSync('loader/types', TYPES, { recursive: true });
writeFileSync(`${TYPES}/cat-tours.d.ts`, typings(reference));
writeFileSync(`${TYPES}/custom-elements.json`, elementsManifest(reference));
const vue = `${TYPES}/cat-tours-vue.d.ts`;
writeFileSync(vue, readFileSync(vue, 'utf8').replace('"aria-*"', `"aria-*", ${hyphenated(reference)}`));
writeChanged(
  `${currentMode().content}/element-options.ts`,
  elementOptions(
    reference,
    languages,
    cards.map(({ slug }) => slug),
  ),
);
