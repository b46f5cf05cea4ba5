import type { Embed } from '../kit/element/embed-context';
import { inEnglish } from '../kit/element/words';
import type { TourSchedule } from '../kit/schedule/departures';

/** A tour as the calendar shows it. */
export interface ShownTour extends TourSchedule {
  /** `en` where its texts are English among others. */
  lang: string | undefined;
}

/** A tour with its texts in the language of the tag, as far as the owner has them. */
export function translated(tour: TourSchedule, host: Embed): ShownTour {
  const texts = host.spoken?.content.tours[tour.slug];
  return texts
    ? { ...tour, title: texts.title, place: texts.place, text: texts.schedule, lang: undefined }
    : { ...tour, lang: inEnglish(host) };
}
