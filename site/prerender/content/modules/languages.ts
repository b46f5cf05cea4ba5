import type { TranslatedContent, TranslatedTour } from '../../../../widgets/kit/model/language';
import type { LanguageFile } from '../../../schema/language';
import type { Settings } from '../../../schema/settings';
import { shownTexts } from '../warnings';
import type { Content } from '../load';
import { briefFacts, dollars } from './tour-views';
import { unbrokenFacts } from './unbroken-facts';
import { MODEL, one, type GeneratedModule } from './writer';

export const languageModules = ({ settings, tours, languages }: Content): GeneratedModule[] =>
  languages.map(({ language, data }) => {
    const content = translatedContent(language, data, settings!.data, tours);
    return one(`language-${language}`, 'content: TranslatedContent', `${MODEL}/language`, content);
  });

/** Returns the translations of the texts that elements show; those that are missing are skipped. */
export function translatedContent(
  language: string,
  { texts }: LanguageFile,
  { booking, prices }: Pick<Settings, 'booking' | 'prices'>,
  tours: Content['tours'],
): TranslatedContent {
  const localAmount = (_: string, amount: string) => dollars(language, Number(amount));
  const known = new Map(texts.map(({ english, text }) => [english, text.replace(/\$(\d+)/g, localAmount)]));
  const translated = tours.flatMap(({ slug, data }) => {
    const texts = Object.entries(shownTexts(data)).map(([name, text]) => [name, known.get(text)] as const);
    if (texts.some(([, text]) => text === undefined)) return [];
    const tour = {
      ...Object.fromEntries(texts),
      place: known.get(data.place) ?? data.place,
    } as TranslatedTour;
    const brief = briefFacts(language, { ...data, detail: tour.detail }, prices);
    return [[slug, { ...tour, detail: unbrokenFacts(tour.detail), brief }] as const];
  });
  return {
    tours: Object.fromEntries(translated),
    label: known.get(booking.label) ?? '',
    accessibleName: known.get(booking.ariaLabel) ?? '',
  };
}
