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
  it('translates the texts of a tour, but not the name of its place', () => {
    const { tours } = translatedContent('de', file(english), settings, content.tours);
    expect(tours[tour!.slug]).toMatchObject({
      title: `Deutsch: ${tour!.data.title}`,
      schedule: `Deutsch: ${tour!.data.schedule}`,
      text: `Deutsch: ${tour!.data.schedule}`,
      place: tour!.data.place,
      lang: {},
    });
  });

  it.each(['title', 'detail', 'teaser', 'imageAlt', 'schedule', 'group'] as const)(
    'shows in English only what has changed: %s',
    (name) => {
      const others = english.filter((text) => text !== tour!.data[name]);
      const { tours } = translatedContent('de', file(others), settings, content.tours);
      const { [name]: text, lang, ...rest } = tours[tour!.slug]!;
      expect(text.replaceAll('\u00a0', ' ')).toBe(tour!.data[name]);
      expect(lang).toEqual({ [name]: 'en', ...(name === 'schedule' && { text: 'en' }) });
      expect(Object.values(rest).filter((each) => each.startsWith('Deutsch'))).toHaveLength(
        name === 'schedule' ? 5 : 6,
      );
    },
  );

  it('shows the short line of private tours in English when their detail has changed', () => {
    const { tours } = translatedContent('de', file([]), settings, content.tours);
    expect(tours['private-tours']!.lang).toMatchObject({ detail: 'en', brief: 'en' });
    expect(tours[tour!.slug]!.lang.brief).toBeUndefined();
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
