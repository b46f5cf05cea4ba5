import { findPicture } from '#content/tour-pictures';
import type { TourCard } from '../../../widgets/kit/model/tour';
import type { TourPage } from '../../schema/tour';
import { Hero } from '../../ui/hero/hero';

/** Renders the opening of a tour's page. */
export function TourHero({ tour, card }: { tour: TourPage; card: TourCard }) {
  const wide = findPicture(`tours/${tour.slug}`);
  return (
    <Hero
      title={tour.title}
      subtitle={tour.hero.subtitle}
      actions={[tour.hero]}
      art={wide && { wide }}
      alt={card.imageAlt}
      height="large"
    />
  );
}
