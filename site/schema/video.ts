import { z } from 'zod';
import { altText, line, pictureKey } from './fields';

/** Shape of `site/content/video.yaml`. */
export const videoSchema = z
  .strictObject({
    title: line(80).meta({ description: 'What it is, read out by screen readers.' }),
    image: pictureKey().meta({
      description: 'Key of the picture that stands there until somebody presses play.',
    }),
    imageAlt: altText(),
    play: line(40).meta({ description: 'The words on the button.' }),
    watch: line(60).meta({ description: 'The link that opens the film at its own site.' }),
  })
  .meta({
    title: 'The film',
    description: 'Its address stands in settings.yaml, under links.',
  });

/** Parts around the film: its name, its picture, the words on its button and its link. */
export type VideoFile = z.infer<typeof videoSchema>;
