import { findPicture } from '#content/tour-pictures';
import type { TourCard } from '../../../widgets/kit/model/tour';
import type { TourPage } from '../../schema/tour';
import { Offer } from '../../ui/tour/offer';
import { Hero } from '../../ui/hero/hero';

export function TourHero({ tour, card }: { tour: TourPage; card: TourCard }) {
  const { label, href, ...look } = tour.hero;
  return (
    <Hero
      hero={{
        ...look,
        title: tour.title,
        actions: [{ label, href }],
        image: `tours/${tour.slug}`,
        imageAlt: card.imageAlt,
        height: 'large',
      }}
      findPicture={findPicture}
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
