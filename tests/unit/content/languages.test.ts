import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { translatedContent } from '../../../site/prerender/content/modules/languages';

const { content } = checkContentTree(path.resolve('tests/fixtures/content'));
const settings = content.settings!.data;
const [tour] = content.tours;
const english = [
  tour!.data.title,
  tour!.data.detail,
  tour!.data.teaser,
  tour!.data.imageAlt,
  tour!.data.schedule,
  tour!.data.group,
];
const file = (texts: readonly string[]) => ({
  texts: texts.map((text) => ({ english: text, text: `Deutsch: ${text}` })),
});

describe('translatedContent', () => {
  it('translates a tour when all of its texts are there, but not the name of its place', () => {
    const { tours } = translatedContent('de', file(english), settings, content.tours);
    expect(Object.keys(tours)).toEqual([tour!.slug]);
    expect(tours[tour!.slug]).toMatchObject({
      title: `Deutsch: ${tour!.data.title}`,
      schedule: `Deutsch: ${tour!.data.schedule}`,
      text: `Deutsch: ${tour!.data.schedule}`,
      place: tour!.data.place,
    });
  });

  it.each(english)('skips a tour whose English text has changed: %s', (text) => {
    const others = english.map((each) => (each === text ? `${each} (before)` : each));
    const { tours } = translatedContent('de', file(others), settings, content.tours);
    expect(tours[tour!.slug]).toBeUndefined();
  });

  it('formats prices for the language', () => {
    const texts = english.map((text) => ({ english: text, text: `${text} $40` }));
    const priceIn = (language: string) =>
      translatedContent(language, { texts }, settings, content.tours).tours[tour!.slug]!.title;
    expect(priceIn('de')).toMatch(/ 40\u00a0\$$/);
    expect(priceIn('fr')).toMatch(/ 40\u00a0\$US$/);
  });

  it('translates the button, or leaves it English', () => {
    const { label, ariaLabel } = settings.booking;
    expect(translatedContent('de', file([label]), settings, [])).toMatchObject({
      label: `Deutsch: ${label}`,
      accessibleName: '',
    });
    expect(translatedContent('de', file([ariaLabel]), settings, []).label).toBe('');
  });
});
