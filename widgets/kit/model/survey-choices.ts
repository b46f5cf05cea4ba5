import type { TourSlug } from './tour';

/** What can be chosen: the value that is kept and sent, and what is shown. */
export type Choices = readonly (readonly [value: string, label: string])[];
const same = (...labels: string[]): Choices => labels.map((label) => [label, label]);

/** The answer to "which tour" by the tour's name in addresses, in the order shown. */
export const TOUR_TYPES: Readonly<Record<TourSlug, string>> = {
  'financial-district': 'Financial District',
  'brooklyn-heights': 'Brooklyn Heights',
  'lower-east-side': 'Lower East Side',
  'private-tours': 'Private Tour',
};

const ratings: Choices = [
  ['5', '5 Excellent'],
  ['4', '4 Good'],
  ['3', '3 Average'],
  ['2', '2 Fair'],
  ['1', '1 Poor'],
];

/** The questions with fixed answers, by field. */
export const SURVEY_CHOICES = {
  tourType: same(...Object.values(TOUR_TYPES)),
  tourRating: ratings,
  guideRating: ratings,
  howHeard: same(
    'Social Media',
    'Friend or Family',
    'Google Search',
    'Blog or Article',
    'Travel Website',
    'Instagram',
    'Other',
  ),
  wouldRecommend: same('Yes, definitely', 'Probably', 'Not sure', 'Probably not', 'Definitely not'),
} satisfies Record<string, Choices>;
