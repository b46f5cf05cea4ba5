import { findPicture } from '#content/tour-pictures';
import type { TourPage, TourSummary } from '../../../widgets/kit/model/tour';
import { Hero } from '../../ui/hero';

/** How a tour's page opens. */
export function TourHero({ tour, summary }: { tour: TourPage; summary: TourSummary }) {
  const wide = findPicture(summary.image);
  return (
    <Hero
      title={tour.title}
      subtitle={tour.hero.subtitle}
      actions={[tour.hero]}
      art={wide && { wide }}
      alt={summary.imageAlt}
      height="large"
    />
  );
}
