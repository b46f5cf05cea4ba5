import type { TourPage } from '../../../widgets/kit/model/tour';
import { Tag } from '../../../widgets/kit/tag';
import type { PageModule } from '../../routes';

/** The page of one tour. */
export function tourPage(tour: TourPage): PageModule {
  return {
    head: () => ({ title: tour.meta.title, description: tour.meta.description, canonical: `/tours/${tour.slug}` }),
    Page: () => (
      <section>
        <h1>{tour.title}</h1>
        {tour.arrangement ? <Tag name="cat-price-calculator" /> : null}
      </section>
    ),
  };
}
