import { expect } from 'chai';
import { createRoot } from 'react-dom/client';
import { css as base } from '#css/base';
import { config } from '../../widgets/kit/services/config';
import { parseAll, view, type Definition } from '../../widgets/kit/element/definition';
import type { Spoken } from '../../widgets/kit/element/spoken';
import { load } from '../../widgets/kit/languages/speak';
import { bookingCalendar } from '../../widgets/booking-calendar/element';
import { priceCalculator } from '../../widgets/price-calculator/element';
import { reserveButton } from '../../widgets/reserve-button/element';
import { routeMap } from '../../widgets/route-map/element';
import { testimonials } from '../../widgets/testimonials/element';
import { tourList } from '../../widgets/tour-list/element';
import { mount, nextTask, until } from './stage';

/** Marks around every text of the made-up language, without a width of their own. */
const [BEGIN, END] = ['\u2063', '\u2064'];

/** A text of the made-up language: longer than German, and its words as long. */
const madeUp = (text: string) =>
  `${BEGIN}${text.replace(/\p{L}+/gu, (word) => word + 'ß'.repeat(word.length / 3))}${END}`;

/** Makes all texts of a language made up, whatever they are made of. */
function madeUpWords(words: unknown): unknown {
  if (typeof words === 'string') return madeUp(words);
  if (Array.isArray(words))
    return words.map((each: unknown) => (typeof each === 'string' ? madeUp(each) : each));
  if (typeof words === 'function')
    return (...values: unknown[]) => madeUpWords((words as (...all: unknown[]) => unknown)(...values));
  if (words && typeof words === 'object')
    return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, madeUpWords(each)]));
  return words;
}

/** Texts below an element that a visitor reads or hears, save for those that say that they are English and for names on a map. */
function saidIn(root: Element): string[] {
  const elements = [...root.querySelectorAll('*')].filter(
    (element) => !element.closest('[lang=en], [aria-hidden=true]'),
  );
  return elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ''),
    ...['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
  ]);
}

/** A text without what is made up; a message may hold others. */
const bare = (text: string): string => {
  const rest = text.replace(/\u2063[^\u2063\u2064]*\u2064/g, '');
  return rest === text ? text : bare(rest);
};

/** The same without what is made up, and without what is the same in every language: numbers and names. */
const english = (root: Element) =>
  saidIn(root)
    .map((text) => bare(text).replaceAll(config.name, ''))
    .filter((text) => /\p{L}/u.test(text));

/** Tags with their attributes, and the width of the page in px. */
const rows: [Definition, Record<string, string>, number][] = [
  [tourList, {}, 280],
  // Beside the small picture there is room for the longest German button, and none for a longer one.
  [tourList, { layout: 'compact' }, 320],
  [bookingCalendar, {}, 280],
  [bookingCalendar, { tour: 'private-tours' }, 280],
  [reserveButton, { tour: 'brooklyn-heights' }, 280],
  [priceCalculator, { guests: '12' }, 280],
  [testimonials, { still: '' }, 280],
  [routeMap, {}, 280],
] as unknown as [Definition, Record<string, string>, number][];

describe('a made-up language, longer than any', () => {
  let spoken: Spoken;
  before(async () => {
    const german = await load('de');
    const content = madeUpWords(german.content) as Spoken['content'];
    spoken = {
      ...german,
      words: madeUpWords(german.words) as Spoken['words'],
      content,
      tours: (all) => all.map((tour) => ({ ...tour, ...content.tours[tour.slug] })),
    };
  });

  for (const [definition, attributes, width] of rows) {
    it(`leaves no English in ${definition.tag} ${JSON.stringify(attributes)}, and fits into ${width} px`, async () => {
      await definition.prepare?.();
      const host = mount(`<div style="width: ${width - 16}px"></div>`);
      const shadow = host.attachShadow({ mode: 'open' });
      shadow.innerHTML = `<style data-own>${base}${definition.css}</style><div data-cat lang="de" data-theme="light"></div>`;
      const wrapper = shadow.lastElementChild as HTMLElement;
      createRoot(wrapper).render(
        view(definition, parseAll(definition, attributes), () => undefined, undefined, spoken),
      );
      await until(() => wrapper.textContent?.includes(BEGIN));
      for (let task = 0; task < 5; task++) await nextTask();
      expect(english(wrapper)).to.deep.equal([]);
      const wide = [...wrapper.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > host.getBoundingClientRect().right + 1 &&
          !element.closest('.vh, svg, .carousel-list, .days'),
      );
      expect(wide.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    });
  }
});
