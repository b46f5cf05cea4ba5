import type { TranslatedContent, TranslatedTour } from '../../../../widgets/kit/model/language';
import type { LanguageFile } from '../../../schema/language';
import type { Settings } from '../../../schema/settings';
import { shownTexts } from '../advice';
import type { Content } from '../load';
import { unbrokenFacts } from './unbroken-facts';
import type { GeneratedModule } from './write-module';
import { MODEL, type Writer } from './writer';

/** Returns the owner's texts in each language, a module for each. */
export function languageModules({ settings, tours, languages }: Content, { one }: Writer): GeneratedModule[] {
  if (!settings) return [];
  return languages.map(({ language, data }) =>
    one(
      `language-${language}`,
      ['TranslatedContent', `${MODEL}/language`],
      'content',
      translatedContent(language, data, settings.data, tours),
    ),
  );
}

/** Returns what a language's file has for the texts that tags show; a text that it has not stays out. */
export function translatedContent(
  language: string,
  { texts }: LanguageFile,
  { booking }: Pick<Settings, 'booking'>,
  tours: Content['tours'],
): TranslatedContent {
  const known = new Map(texts.map(({ english, text }) => [english, inItsCurrency(text, language)]));
  const translated = tours.flatMap(({ slug, data }) => {
    const texts = Object.entries(shownTexts(data)).map(([name, text]) => [name, known.get(text)] as const);
    if (texts.some(([, text]) => text === undefined)) return [];
    // Most places keep their names.
    const tour = {
      ...Object.fromEntries(texts),
      place: known.get(data.place) ?? data.place,
    } as TranslatedTour;
    return [[slug, { ...tour, detail: unbrokenFacts(tour.detail) }] as const];
  });
  return {
    tours: Object.fromEntries(translated),
    label: known.get(booking.label) ?? '',
    spoken: known.get(booking.ariaLabel) ?? '',
  };
}

/** Writes amounts of dollars, as placeholders make them, the way a language does. */
function inItsCurrency(text: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return text.replace(/\$(\d+)/g, (_, amount: string) => format.format(Number(amount)));
}
