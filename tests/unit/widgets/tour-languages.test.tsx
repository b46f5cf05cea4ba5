import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { Schedule } from '../../../widgets/booking-calendar/schedule';
import { EmbedContext, type Embed } from '../../../widgets/kit/element/embed-context';
import { loadLocale } from '../../../widgets/languages/load-messages';
import { messages, messagesFor } from '../../../widgets/tour-list/messages';
import { TourCard } from '../../../widgets/tour-list/tour-card';
import { TourRow } from '../../../widgets/tour-list/tour-row';

const card = {
  slug: 'lower-east-side' as const,
  title: 'Cat Tour',
  detail: '(2 hours)',
  place: 'Lower East Side',
  teaser: 'Two heavyweights.',
  imageAlt: 'A tabby',
  schedule: 'Sundays',
  group: 'Up to 30 guests',
  brief: '$40',
  itemId: 1,
};
const schedule = { ...card, item: 1, text: 'Sundays', departures: [{ days: [0], time: '14:00' }], where: '' };

const german = await loadLocale('de');
const texts = {
  ...german.content.tours[card.slug]!,
  teaser: card.teaser,
  title: card.title,
  text: 'Sundays',
};
const tours = { [card.slug]: { ...texts, lang: { teaser: 'en', title: 'en', text: 'en' } } };
const content = { ...german.content, tours };
const host = { heading: 3, partner: '', tag: 'cat-tour-list', emit() {} } as unknown as Embed;
const locale = {
  ...german,
  content,
  tours: <T extends object>(all: readonly T[]) => all.map((one) => ({ ...one, ...tours[card.slug]! })),
};

/** Returns the HTML of a tour in German, two of whose texts have no translation. */
const rendered = (children: unknown) =>
  renderToString(
    <EmbedContext.Provider value={{ ...host, locale }}>{children as never}</EmbedContext.Provider>,
  );
const inEnglish = (html: string) => [...html.matchAll(/lang="en"[^>]*>([^<]+)/g)].map(([, text]) => text);

describe('a tour with texts that have no translation', () => {
  const [tour] = locale.tours([card]);

  it('shows these in English on a card, and the others translated', () => {
    const html = rendered(<TourCard tour={tour!} picture={undefined} sizes="" />);
    expect(inEnglish(html)).toEqual([card.title, card.teaser]);
    expect(html).toContain(texts.group);
  });

  it('marks the English name of the link in a row', () => {
    const html = rendered(<TourRow tour={tour!} picture={undefined} sizes="" />);
    expect(html).toMatch(/<a [^>]*lang="en" aria-label="Cat Tour"/);
    expect(html).toContain(texts.brief);
  });

  it('shows them in English in the calendar', () => {
    expect(inEnglish(rendered(<Schedule tours={[schedule]} flow={undefined} />))).toEqual([
      card.title,
      'Sundays',
    ]);
  });
});

it('shows the messages that a language lacks in English', () => {
  const some = { ...german, messages: { 'tour-list': { search: 'Cerca' } } };
  expect(messagesFor({ locale: some })).toEqual({ ...messages, search: 'Cerca' });
});
