import { z } from 'zod';
import { line } from './fields';

/** Shape of `site/content/languages/<code>.yaml`: what of the other files tags say in that language. */
export const languageSchema = z
  .strictObject({
    texts: z
      .array(
        z.strictObject({
          english: line(200).meta({
            description:
              'A text of a tour or of the button that reserves, letter for letter as its own file has it. When that one is edited, tags go back to English until it is the same here.',
          }),
          text: line(300).meta({ description: 'The same in the language of this file.' }),
        }),
      )
      .meta({ description: 'Texts of a tour are used once all of them are here.' }),
  })
  .meta({
    title: 'Another language',
    description:
      'Texts that tags on foreign pages show in it. The language is in use when languages in settings.yaml names it.',
  });

/** The file of a language. */
export type LanguageFile = z.infer<typeof languageSchema>;
