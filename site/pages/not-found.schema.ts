import { z } from 'zod';
import { actionSchema, href, line, metaSchema, paragraph } from '../schema/fields';

/** Shape of `site/content/pages/not-found.yaml`. The first entry with a keyword in the bad path is offered. */
export const schema = z
  .strictObject({
    meta: metaSchema,
    title: line(80),
    text: paragraph(),
    suggestion: line(80).meta({ description: 'Shown before the page that is offered.' }),
    suggestions: z
      .array(
        z.strictObject({
          keywords: z
            .array(z.string().regex(/^[a-z]+$/, 'is not a lower-case word'))
            .min(1)
            .meta({ description: 'Parts of an address, in lower case.' }),
          label: line(60).meta({ description: 'The words on the button.' }),
          href: href().meta({ description: 'The page that is offered.' }),
        }),
      )
      .min(1),
    links: z.array(actionSchema).min(1),
  })
  .meta({
    title: 'What visitors see at an address that does not exist',
    description: 'The words of the bad address decide which page is offered; the first entry that fits wins.',
  });

/** The texts of the not-found page, and what it offers for which words. */
export type Texts = z.infer<typeof schema>;
