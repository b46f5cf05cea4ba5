/** The four tours, in the order they are shown everywhere. */
export const TOUR_SLUGS = [
  'brooklyn-heights',
  'financial-district',
  'lower-east-side',
  'private-tours',
] as const;

/** The name of a tour in addresses and file names. */
export type TourSlug = (typeof TOUR_SLUGS)[number];

/**
 * Facts of a tour that the tour list's tag carries to partner pages: no more than it shows. Made by `tourCard` in
 * `site/prerender/content/modules/tour-views.ts`.
 */
export interface TourCard {
  slug: TourSlug;
  title: string;
  /** Duration and price, as the heading shows them behind the title. */
  detail: string;
  teaser: string;
  imageAlt: string;
  itemId: number;
  place: string;
  schedule: string;
  group: string;
  featured?: true;
  byArrangement?: true;
}

/** Further text that the tour list searches, by slug; fetched when somebody searches. */
export type TourDescriptions = Record<TourSlug, string>;
