import { z } from 'zod';
import { checkFolder } from '../content/check-folder';
import type { Folder } from '../content/read/folder';
import { LOOK } from '../content/read/zod-messages';
import { editorAddress, fieldInWords, formName } from './places';

const CONTENT = 'site/content';

/** A folder of the texts that the editor has: its pictures are not among them. */
const folderOf = (texts: ReadonlyMap<string, string>): Folder => ({
  shown: CONTENT,
  names: async (below) =>
    [...texts.keys()].flatMap((name) => {
      if (!below) return [name];
      return name.startsWith(`${below}/`) ? [name.slice(below.length + 1)] : [];
    }),
  async read(name) {
    const text = texts.get(name);
    if (text === undefined) throw Object.assign(new Error(name), { code: 'ENOENT' });
    return new TextEncoder().encode(text);
  },
});

/** Returns the title in a post’s file, which need not be in order. */
const titleOf = (text = ''): string | undefined => /^title: *(['"]?)(.+)\1$/m.exec(text)?.[2];

// The desk's policy lets no code be made of texts, which would be a little faster.
z.config({ jitless: true });

/** A mistake in the content, in the words of the forms. */
export interface Mistake {
  /** Name of the file, as seen from the content folder. */
  file: string;
  /** Name and address of its form. */
  form: string;
  address: string;
  /** Name of the field; empty for the file as a whole. */
  field: string;
  text: string;
}

/** Runs the build's check in the editor, without the pictures, on texts by the names of their files. */
export async function checkTexts(texts: ReadonlyMap<string, string>): Promise<Mistake[]> {
  const { problems } = await checkFolder(folderOf(texts));
  return problems
    .filter(({ kind }) => kind !== 'missing-picture')
    .map(({ file, field, wrong, right }) => ({
      file: file.slice(CONTENT.length + 1),
      form: formName(
        file,
        file.endsWith('.md') ? titleOf(texts.get(file.slice(CONTENT.length + 1))) : undefined,
      ),
      address: editorAddress(file),
      field: field && fieldInWords(file, field),
      text: `${wrong.charAt(0).toUpperCase()}${wrong.slice(1)}. ${right.replace(LOOK, 'What it takes is said below the field.')}`,
    }));
}
