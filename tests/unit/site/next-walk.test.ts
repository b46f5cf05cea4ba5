import { describe, expect, it } from 'vitest';
import { schedules, season } from '#content/tour-schedules';
import { nextDepartureDay } from '../../../widgets/kit/schedule/departures';
import { fillNextWalks, nextWalk, placeOnOneLine } from '../../../site/ui/dates/next-walk';

const now = Date.UTC(2026, season.from - 1, 2, 16);
const regular = schedules.filter(({ departures }) => departures.length);

const link = (href: string, next = '', place?: string) => {
  const attributes = { href, textContent: 'See dates', dataset: { next, place } };
  return Object.assign(attributes, { getAttribute: () => href }) as unknown as HTMLAnchorElement;
};

describe('next departure', () => {
  it('is the first in the booking calendar, of all tours and of one', () => {
    for (const tours of [schedules, ...regular.map((tour) => [tour])]) {
      const day = nextDepartureDay(tours, season, now)!;
      const walk = nextWalk(now, tours.length > 1 ? '' : tours[0]!.slug)!;
      expect([walk.slug, walk.place]).toEqual([day.departures[0]!.tour.slug, day.departures[0]!.tour.place]);
      // Dates and times have no-break spaces.
      const plain = (text: string) => text.replaceAll('\u00a0', ' ');
      const long = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
      const full = new Date(day.date).toLocaleDateString('en', long);
      expect(plain(walk.day)).toBe(full);
      const short = full.replaceAll(/\b([A-Z][a-z]{2})[a-z]*/g, '$1');
      expect(plain(walk.when)).toBe(`${short}, ${day.departures[0]!.time}`);
    }
  });

  it('is absent for a tour by arrangement', () => {
    const arranged = schedules.filter(({ departures }) => !departures.length);
    for (const { slug } of arranged) expect(nextWalk(now, slug)).toBeUndefined();
  });

  it('fills in the prepared links', () => {
    const { slug, place, when } = nextWalk(now)!;
    const [anywhere, here, one, none] = [
      link('/booking'),
      link('#calendar'),
      link('#book-now', regular[0]!.slug, 'By the gate'),
      link('/booking', 'no-such-tour'),
    ];
    fillNextWalks([anywhere, here, one, none], now);
    expect([anywhere.textContent, anywhere.href]).toEqual([
      `Next walk: ${when}, ${placeOnOneLine(place)}`,
      `/tours/${slug}#book-now`,
    ]);
    expect([here.textContent, here.href]).toEqual([
      `Next walk: ${when}, ${placeOnOneLine(place)}`,
      '#calendar',
    ]);
    expect(one.textContent).toMatch(/^Next walk: .*, By\u00a0the\u00a0gate$/);
    expect([none.textContent, none.href]).toEqual(['See dates', '/booking']);
  });
});
