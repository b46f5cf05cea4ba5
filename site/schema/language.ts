import { z } from 'zod';
import { line } from './fields';

/** Shape of `site/content/languages/<code>.yaml`: translations of texts that elements show. */
export const languageSchema = z
  .strictObject({
    texts: z
      .array(
        z.strictObject({
          english: line(200).meta({
            description:
              'A text of a tour or of the reserve button, letter for letter. After you edit the English text, elements show English until you copy the new text here.',
          }),
          text: line(300).meta({ description: 'Its translation.' }),
        }),
      )
      .default([])
      .meta({ description: 'A text that is not here is shown in English.' }),
  })
  .meta({
    title: 'Another language',
    description:
      'Texts that elements on partner pages show in this language. Switch the language on in the settings, under Languages.',
  });

export type LanguageFile = z.infer<typeof languageSchema>;
