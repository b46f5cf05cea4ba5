import { modules as questions } from '#content/faq-topics';
import { cards } from '#content/tour-cards';
import { modules as pages } from '#content/tour-pages';
import { places } from '#content/tour-places';
import { modules as prints } from '#content/tour-prints';
import { parse } from 'yaml';
import type { TourSlug } from '../../../../widgets/kit/model/tour';
import { Tag } from '../../../../widgets/kit/tag';
import { Page, prepare } from '../../../pages/tour';
import type { Settings } from '../../../schema/settings';
import type { TourFile } from '../../../schema/tour';
import { TOUR_WORDS } from '../../content/load';
import { faqEntries } from '../../content/modules/faq-entries';
import { tourCard, tourPage, tourPlaces, tourSummary } from '../../content/modules/tour-views';
import { fillContent } from '../../content/placeholders';
import { ownWords } from '../../content/read/reader';
import { findPicture, nameTourPicture } from './pictures';
import { read } from './words';

/** Puts something new in the place of what stands in a list of the site's content for the same tour. */
function replace<T extends { slug: string }>(list: T[], fresh: T): void {
  const index = list.findIndex(({ slug }) => slug === fresh.slug);
  list[index] = fresh;
}

/** Puts what a tour's file says in the place of what the site was built of, and returns its card and its page. */
export async function tourPreview(
  slug: TourSlug,
  text: string,
  settings: Settings,
  words: Record<string, string>,
) {
  const content: unknown = parse(text);
  const filled = fillContent(content, { ...words, ...ownWords(content, TOUR_WORDS) }, () => undefined);
  const tour = read<TourFile>('tour', filled);
  const page = tourPage(slug, tour, settings);
  pages[slug] = () => Promise.resolve({ tour: page });
  prints[slug] = () => Promise.resolve({ findPicture });
  nameTourPicture(slug, tour.image);
  replace(cards, tourCard(tourSummary(slug, tour)));
  replace(places, tourPlaces(slug, tour, settings));
  const { items } = await questions[slug]();
  items.splice(0, items.length, ...faqEntries(tour.faq));
  const params = { slug };
  await prepare({ params });
  return {
    path: `/tours/${slug}`,
    card: <Tag name="cat-tour-list" attributes={{ tours: slug, 'no-search': true }} />,
    page: <Page params={params} />,
  };
}
