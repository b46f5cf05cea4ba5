import type { TourSummary } from '../kit/model/tour';

/** The tours whose title, description or teaser contains the query, whatever its case; all for an empty one. */
export function searchTours(tours: readonly TourSummary[], query: string): readonly TourSummary[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return tours;
  return tours.filter(({ title, description, teaser }) =>
    [title, description, teaser].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The tours named by a tag's `tours` attribute, in its order; all when it names none that exist. */
export function pickTours(
  tours: readonly TourSummary[],
  slugs: readonly string[],
): { picked: readonly TourSummary[]; unknown: readonly string[] } {
  const find = (slug: string) => tours.find((tour) => tour.slug === slug);
  const picked = [...new Set(slugs)].flatMap((slug) => find(slug) ?? []);
  return { picked: picked.length ? picked : tours, unknown: slugs.filter((slug) => !find(slug)) };
}

/** What is said about a search, on screen and to a screen reader. */
export const searchMessage = (found: number, query: string): string =>
  found ? `Found ${found} tour(s) matching "${query}"` : `No tours found matching "${query}"`;
