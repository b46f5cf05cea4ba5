import { z } from 'zod';
import { line, paragraph } from '../schema/fields';
import { callSchema, pageBase } from '../schema/page';

const album = z.strictObject({ heading: line(80), text: paragraph() });

export const schema = z
  .strictObject({
    ...pageBase,
    video: callSchema,
    tours: album,
    fans: album,
    submit: callSchema,
  })
  .meta({
    title: 'The gallery page',
    description: 'Its pictures are in gallery/tours.yaml and gallery/fans.yaml, the film in video.yaml.',
  });
