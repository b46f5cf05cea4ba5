import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { translatedContent } from '../../../site/prerender/content/modules/languages';

const { content } = await checkContentTree(path.resolve('tests/fixtures/content'));
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

describe('the owner’s texts in another language', () => {
  it('are a tour’s where every one of its texts is there; its place keeps its name', () => {
    const { tours } = translatedContent('de', file(english), settings, content.tours);
    expect(Object.keys(tours)).toEqual([tour!.slug]);
    expect(tours[tour!.slug]).toMatchObject({
      title: `Deutsch: ${tour!.data.title}`,
      schedule: `Deutsch: ${tour!.data.schedule}`,
      text: `Deutsch: ${tour!.data.schedule}`,
      place: tour!.data.place,
    });
  });

  it.each(english)('are none of a tour whose English has become another: %s', (text) => {
    const others = english.map((each) => (each === text ? `${each} (before)` : each));
    const { tours } = translatedContent('de', file(others), settings, content.tours);
    expect(tours[tour!.slug]).toBeUndefined();
  });

  it('write prices as the language does', () => {
    const texts = english.map((text) => ({ english: text, text: `${text} $40` }));
    const priceIn = (language: string) =>
      translatedContent(language, { texts }, settings, content.tours).tours[tour!.slug]!.title;
    expect(priceIn('de')).toMatch(/ 40\u00a0\$$/);
    expect(priceIn('fr')).toMatch(/ 40\u00a0\$US$/);
  });

  it('name the button, or leave it English', () => {
    const { label, ariaLabel } = settings.booking;
    expect(translatedContent('de', file([label]), settings, [])).toMatchObject({
      label: `Deutsch: ${label}`,
      spoken: '',
    });
    expect(translatedContent('de', file([ariaLabel]), settings, []).label).toBe('');
  });
});
