import { z } from 'zod';
import { altText, line, paragraph, pictureKey } from '../schema/fields';
import { pageBase } from '../schema/page';

/** Shape of `site/content/pages/survey.yaml`. */
export const schema = z
  .strictObject({
    ...pageBase,
    intro: paragraph(),
    picture: z.strictObject({ image: pictureKey(), imageAlt: altText(), imageCaption: line(160).optional() }),
  })
  .meta({
    title: 'The survey',
    description: 'For guests, after a walk. Search engines are told to leave this page alone.',
  });

/** The texts of the survey page. */
export type Texts = z.infer<typeof schema>;
