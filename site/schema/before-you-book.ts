import { z } from 'zod';
import type { TourSlug } from '../../widgets/kit/model/tour';
import { line, paragraph } from './fields';

/** Shape of `site/content/before-you-book.yaml`; every top-level key becomes one export. */
export const beforeYouBookSchema = z
  .strictObject({
    heading: line(80),
    meeting: z
      .strictObject({ title: line(60), start: line(30), finish: line(30) })
      .meta({ description: 'The words around the places, which are in the tours’ files.' }),
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
              title: 'Short name',
              description: 'Part of the topic’s address: /booking#before-weather.',
              examples: ['weather'],
            }),
          title: line(60),
          texts: z.array(paragraph()).default([]).meta({
            description: 'One or more sentences each; a topic without texts is not shown.',
          }),
        }),
      )
      .min(1),
    other: z
      .strictObject({ title: line(60), label: line(60), mailSubject: line(80) })
      .meta({ description: 'The end of the list: the contact for other questions.' }),
  })
  .meta({
    title: 'Before you book',
    description:
      'Facts that guests need before they pay, on each tour’s page and on the page with the calendar.',
  });

/** Questions that guests have before they pay. */
export type BeforeYouBookFile = z.infer<typeof beforeYouBookSchema>;

/** Start or end of a walk, with its address on a map. */
export interface MappedPlace {
  name: string;
  map: string;
}

/** Start and end of a walk. One without a street has a description. */
export interface WalkPlaces {
  slug: TourSlug;
  /** The neighborhood. */
  walk: string;
  byArrangement?: true;
  start?: MappedPlace;
  finish?: MappedPlace;
  /** Shown instead of a start. */
  words?: string;
}
