import { z } from 'zod';
import { altText, line, pictureKey } from './fields';

/** Shape of `site/content/video.yaml`. */
export const videoSchema = z.strictObject({
  title: line(80),
  image: pictureKey(),
  imageAlt: altText(),
  play: line(40),
  watch: line(60),
});

/** What stands around the film: its name, its picture, the words on its button and its link. */
export type Video = z.infer<typeof videoSchema>;
