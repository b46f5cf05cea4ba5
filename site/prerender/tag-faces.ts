import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TagFace, TagOption } from '../../widgets/kit/check/tag-face';
import { LANGUAGE } from '../../widgets/kit/element/plural';
import { TYPES } from './types';
import { writeChanged } from './write-changed';

interface Manifest {
  modules: { declarations: { tagName: string; description: string; attributes: Attribute[] }[] }[];
}

interface Attribute {
  name: string;
  description: string;
  type: { text: string };
  default?: string;
  min?: number;
  max?: number;
}

/** Attributes that have fields of their own where a partner chooses, or mean nothing there. */
const APART = ['partner', 'network', 'campaign', 'loading', 'query', 'prefill', 'take-focus'];

/** Most tours that nobody needs to search: with these at once in view, a hotel's page has no use for the box. */
const MOST_UNSEARCHED = 4;

interface Content {
  outDir: string;
  /** In use besides English: without any there is nothing to choose. */
  languages: readonly string[];
  /** Slugs of the tours in the list. */
  tours: readonly string[];
}

/**
 * Writes `#content/tag-faces`: every tag with the attributes that a partner may choose, read from the manifest that
 * `npm run docs` makes of the sources, so that a new attribute can be chosen without another line.
 */
export function writeTagFaces({ outDir, languages, tours }: Content): void {
  const { modules } = JSON.parse(readFileSync(`${TYPES}/custom-elements.json`, 'utf8')) as Manifest;
  const faces = modules.flatMap(({ declarations }) =>
    declarations.map(({ tagName, description, attributes }): TagFace => ({
      tag: tagName,
      text: plain(description),
      options: attributes
        .filter(({ name }) => !APART.includes(name))
        .map(option)
        .map((each) =>
          each.name === 'no-search' && tours.length <= MOST_UNSEARCHED ? { ...each, start: 'true' } : each,
        )
        .map((each): TagOption => (each.name === 'tours' ? { ...each, kind: 'list', values: tours } : each))
        .flatMap((each) => (each.name === 'lang' ? languageOption(each, languages) : each)),
    })),
  );
  writeChanged(
    path.join(outDir, 'tag-faces.ts'),
    `import type { TagFace } from '../../widgets/kit/check/tag-face';\n\nexport const faces: readonly TagFace[] = ${JSON.stringify(faces)};\n`,
  );
}

function option({ name, description, type, default: fallback = '', min, max }: Attribute): TagOption {
  const values = [...type.text.matchAll(/'([^']*)'/g)].map(([, value]) => value!);
  const kind =
    type.text === 'boolean' ? 'flag' : type.text === 'number' ? 'number' : values.length ? 'words' : 'text';
  return {
    name,
    text: plain(description),
    kind,
    ...(values.length && { values }),
    ...(fallback && { fallback }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

/** The languages that can be chosen: as the page around has it, English on any page, or another one that is in use. */
const languageOption = (option: TagOption, languages: readonly string[]): TagOption[] =>
  languages.length ? [{ ...option, kind: 'words', values: ['', LANGUAGE, ...languages] }] : [];

/** A sentence without the marks of code. */
const plain = (text: string) => text.replaceAll('`', '');
