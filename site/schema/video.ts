import { z } from 'zod';
import { altText, line, pictureKey } from './fields';

/** Shape of `site/content/video.yaml`. */
export const videoSchema = z
  .strictObject({
    title: line(80).meta({ description: 'Name of the film, for screen readers.' }),
    image: pictureKey().meta({
      description: 'Shown until a visitor presses play.',
    }),
    imageAlt: altText(),
    play: line(40).meta({ description: 'The words on the button.' }),
    watch: line(60).meta({ description: 'The link to the film on its own site.' }),
  })
  .meta({
    title: 'The film',
    description: 'Its address is in the settings, under Links.',
  });

/** Name and picture of the film, and labels of its button and link. */
export type VideoFile = z.infer<typeof videoSchema>;
