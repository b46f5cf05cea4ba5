import type { TourCard, TourDescriptions } from '../kit/model/tour';

/**
 * The tours whose title, description or teaser contains the query, whatever its case; all for an empty one.
 * @param descriptions not there until somebody searches
 */
export function searchTours(
  tours: readonly TourCard[],
  query: string,
  descriptions?: TourDescriptions,
): readonly TourCard[] {
  const wanted = query.trim().toLowerCase();
  return tours.filter(({ slug, title, teaser }) =>
    `${title}\n${teaser}\n${descriptions?.[slug] ?? ''}`.toLowerCase().includes(wanted),
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
