import { z } from 'zod';
import { line, paragraph } from './fields';
import { callSchema, pageBase } from './page';

const album = z.strictObject({ heading: line(80), text: paragraph() });

/** Shape of `site/content/pages/gallery.yaml`. */
export const galleryPageSchema = z
  .strictObject({
    ...pageBase,
    video: callSchema,
    tours: album,
    fans: album,
    submit: callSchema,
  })
  .meta({
    title: 'The gallery page',
    description: 'Its pictures stand in gallery/tours.yaml and gallery/fans.yaml, the film in video.yaml.',
  });

/** The texts of the gallery page. */
export type GalleryPage = z.infer<typeof galleryPageSchema>;
