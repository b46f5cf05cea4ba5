import { fold } from '../kit/model/search-words';
import type { TourCard, TourDescriptions } from '../kit/model/tour';

/**
 * The tours whose title, description or teaser contains the query, folded; all for an empty one.
 * @param descriptions not there until somebody searches
 */
export function searchTours(
  tours: readonly TourCard[],
  query: string,
  descriptions?: TourDescriptions,
): readonly TourCard[] {
  const wanted = fold(query);
  return tours.filter(({ slug, title, teaser }) =>
    [title, teaser, descriptions?.[slug] ?? ''].some((text) => fold(text).includes(wanted)),
  );
}

/** The tours named by a tag's `tours` attribute, in its order; all when it names none that exist. */
export function pickTours(
  tours: readonly TourCard[],
  slugs: readonly string[],
): { picked: readonly TourCard[]; unknown: readonly string[] } {
  const picked = [...new Set(slugs)].flatMap((slug) => tours.find((tour) => tour.slug === slug) ?? []);
  const known = picked.map(({ slug }) => slug as string);
  return { picked: picked.length ? picked : tours, unknown: slugs.filter((slug) => !known.includes(slug)) };
}
