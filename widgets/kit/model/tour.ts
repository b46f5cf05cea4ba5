/** In the order shown. */
export const TOUR_SLUGS = [
  'brooklyn-heights',
  'financial-district',
  'lower-east-side',
  'private-tours',
] as const;

export type TourSlug = (typeof TOUR_SLUGS)[number];

/** What the tour list shows of a tour; made by `tourCard` in `site/prerender/content/modules/tour-views.ts`. */
export interface TourCard {
  slug: TourSlug;
  title: string;
  detail: string;
  teaser: string;
  imageAlt: string;
  itemId: number;
  place: string;
  schedule: string;
  group: string;
  /** Price and times, for the compact layout. */
  brief: string;
  featured?: true;
  byArrangement?: true;
}

/** Text that the tour list searches but does not show, by slug. */
export type TourDescriptions = Record<TourSlug, string>;
