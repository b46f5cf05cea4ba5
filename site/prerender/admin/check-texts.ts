import { z } from 'zod';
import { checkFolder } from '../content/check-folder';
import { capital } from '../content/placeholders';
import { LOOK } from '../content/read/check-shape';
import { editorAddress, fieldInWords, formName } from './places';

const CONTENT = 'site/content';

/** Returns the title of a post, whose file may have mistakes. */
const titleOf = (text = ''): string | undefined => /^title: *(['"]?)(.+)\1$/m.exec(text)?.[2];

// The admin's Content Security Policy forbids eval.
z.config({ jitless: true });

/** A mistake in the content, in the words of the forms. */
export type Mistake = Awaited<ReturnType<typeof checkTexts>>[number];

/** Runs the build's check on texts by their file names, without the pictures. */
export async function checkTexts(texts: ReadonlyMap<string, string>) {
  const { problems } = checkFolder({ shown: CONTENT, texts });
  return problems
    .filter(({ kind }) => kind !== 'missing-picture')
    .map(({ file, field, wrong, right }) => ({
      file: file.slice(CONTENT.length + 1),
      form: formName(
        file,
        file.endsWith('.md') ? titleOf(texts.get(file.slice(CONTENT.length + 1))) : undefined,
      ),
      address: editorAddress(file),
      // Empty for the whole file.
      field: field && fieldInWords(file, field),
      text: `${capital(wrong)}. ${right.replace(LOOK, 'What it takes is said below the field.')}`,
    }));
}
