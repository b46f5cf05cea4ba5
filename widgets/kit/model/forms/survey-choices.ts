import { messages } from './messages-survey';
import type { TourSlug } from '../tour';

/** Values that are sent, with the texts that are shown. */
type Choices = readonly (readonly [value: string, label: string])[];
const same = (labels: readonly string[]): Choices => labels.map((label) => [label, label]);

/** Answers to "which tour" by slug, in the order shown. */
export const TOUR_TYPES: Readonly<Record<TourSlug, string>> = {
  'financial-district': 'Financial District',
  'brooklyn-heights': 'Brooklyn Heights',
  'lower-east-side': 'Lower East Side',
  'private-tours': 'Private Tour',
};

const ratings: Choices = messages.ratings.map((label, index) => [String(5 - index), label]);

export const SURVEY_CHOICES = {
  tourType: same(Object.values(TOUR_TYPES)),
  tourRating: ratings,
  guideRating: ratings,
  howHeard: same(messages.howHeard),
  wouldRecommend: same(messages.wouldRecommend),
} satisfies Record<string, Choices>;
