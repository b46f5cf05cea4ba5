import { z } from 'zod';
import type { TourSlug } from '../../widgets/kit/model/tour';
import { line, paragraph } from './fields';

/** Shape of `site/content/before-you-book.yaml`; every top-level key becomes one export. */
export const beforeYouBookSchema = z
  .strictObject({
    heading: line(80),
    meeting: z
      .strictObject({ title: line(60), start: line(30), finish: line(30) })
      .meta({ description: 'The words around the places, which stand in the tours’ files.' }),
    topics: z
      .array(
        z.strictObject({
          id: z
            .string()
            .regex(
              /^[a-z]+(-[a-z]+)*$/,
              'is not a short name | Write small letters and hyphens: what-to-bring.',
            )
            .meta({
              description: 'Links lead to the topic by it: /booking#before-weather.',
              examples: ['weather'],
            }),
          title: line(60),
          texts: z.array(paragraph()).meta({
            description: 'One or more sentences each; a topic without any is not shown.',
          }),
        }),
      )
      .min(1),
    other: z
      .strictObject({ title: line(60), label: line(60), mailSubject: line(80) })
      .meta({ description: 'The end of the list: whom to ask what it does not answer.' }),
  })
  .meta({
    title: 'Before you book',
    description:
      'What guests want to know before they pay: on each tour’s page and on the one with the calendar.',
  });

/** Questions that guests have before they pay. */
export type BeforeYouBookFile = z.infer<typeof beforeYouBookSchema>;

/** A place where a walk begins or ends, with its address on a map. */
export interface MappedPlace {
  name: string;
  map: string;
}

/** Places where a walk begins and ends. One without a street address is told in words. */
export interface WalkPlaces {
  slug: TourSlug;
  /** The neighborhood. */
  walk: string;
  byArrangement?: true;
  start?: MappedPlace;
  finish?: MappedPlace;
  /** Instead of a start. */
  words?: string;
}
