import { z } from 'zod';
import { altText, line, paragraph, pictureKey } from '../schema/fields';
import { pageBase } from '../schema/page';

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
