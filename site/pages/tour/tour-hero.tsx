import { findPicture } from '#content/tour-pictures';
import type { TourCard } from '../../../widgets/kit/model/tour';
import type { TourPage } from '../../schema/tour';
import { Offer } from '../../ui/tour/offer';
import { heroArt } from '../../ui/hero/hero-picture';
import { Hero } from '../../ui/hero/hero';

/** Renders the opening of a tour's page. */
export function TourHero({ tour, card }: { tour: TourPage; card: TourCard }) {
  const { label, href, ...look } = tour.hero;
  return (
    <Hero
      title={tour.title}
      {...look}
      actions={[{ label, href }]}
      art={heroArt(`tours/${tour.slug}`, look, findPicture)}
      alt={card.imageAlt}
      height="large"
    >
      <Offer
        facts={[
          tour.priceText,
          ...(tour.arrangement ? [] : [tour.duration]),
          card.group,
          ...(tour.sideCard ? [tour.sideCard.rating] : []),
        ]}
        next={
          tour.arrangement
            ? undefined
            : {
                tour: tour.slug,
                place: tour.meetingPoint.name ?? card.place,
                href: tour.dates.href,
                words: card.schedule,
              }
        }
      />
    </Hero>
  );
}
