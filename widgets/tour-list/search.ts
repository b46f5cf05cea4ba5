import { fold } from '../kit/model/fold';
import type { TourCard, TourDescriptions } from '../kit/model/tour';

/**
 * Returns the tours whose title, description or teaser contains the query, ignoring case; all for an empty one.
 * @param descriptions loaded when the search field gets the focus
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

/** Returns the tours of the `tours` attribute in its order, or all if none of them exists. */
export function pickTours(
  tours: readonly TourCard[],
  slugs: readonly string[],
): { picked: readonly TourCard[]; unknown: readonly string[] } {
  const picked = [...new Set(slugs)].flatMap((slug) => tours.find((tour) => tour.slug === slug) ?? []);
  const known = picked.map(({ slug }) => slug as string);
  return { picked: picked.length ? picked : tours, unknown: slugs.filter((slug) => !known.includes(slug)) };
}
