import type { TranslatedContent, TranslatedTour } from '../../../../widgets/kit/model/language';
import type { LanguageFile } from '../../../schema/language';
import type { Settings } from '../../../schema/settings';
import { walkTexts } from '../read/walk-texts';
import { TRANSLATED } from '../warnings';
import type { Content } from '../load';
import { briefFacts, dollars } from './tour-views';
import { unbrokenFacts } from './unbroken-facts';
import { MODEL, one, pick, type GeneratedModule } from './writer';

export const languageModules = ({ settings, tours, languages }: Content): GeneratedModule[] =>
  languages.map(({ language, data }) => {
    const content = translatedContent(language, data, settings!.data, tours);
    return one(`language-${language}`, 'content: TranslatedContent', `${MODEL}/language`, content);
  });

/** Returns the texts that elements show in a language; those without a translation stay English. */
export function translatedContent(
  language: string,
  { texts }: LanguageFile,
  { booking, prices }: Pick<Settings, 'booking' | 'prices'>,
  tours: Content['tours'],
): TranslatedContent {
  const localAmount = (_: string, amount: string) => dollars(language, Number(amount));
  const known = new Map(texts.map(({ english, text }) => [english, text.replace(/\$(\d+)/g, localAmount)]));
  const translated = tours.map(({ slug, data }) => {
    const english = { ...pick(data, ...TRANSLATED), text: data.schedule };
    const tour = walkTexts(english, (text) => known.get(text)) as typeof english;
    const missing = Object.entries(english).filter(([, text]) => !known.has(text));
    const lang: TranslatedTour['lang'] = Object.fromEntries(missing.map(([name]) => [name, 'en']));
    const translation: TranslatedTour = {
      ...tour,
      place: known.get(data.place) ?? data.place,
      detail: unbrokenFacts(tour.detail),
      brief: briefFacts(language, { ...data, detail: tour.detail }, prices),
      lang: { ...lang, brief: data.departures.length ? undefined : lang.detail },
    };
    return [slug, translation] as const;
  });
  return {
    tours: Object.fromEntries(translated),
    label: known.get(booking.label) ?? '',
    accessibleName: known.get(booking.ariaLabel) ?? '',
  };
}
