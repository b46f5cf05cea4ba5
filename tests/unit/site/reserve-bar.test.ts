import { describe, expect, it } from 'vitest';
import { reserveBar, season } from '#content/settings';
import { schedules, season as months } from '#content/tour-schedules';
import { departureDays } from '../../../widgets/kit/schedule/departures';
import { MONTHS } from '../../../widgets/kit/schedule/calendar-names';
import { barWords } from '../../../site/layout/bar-words';
import { DISMISSED_FOR, isDismissed, rememberDismissal } from '../../../site/layout/dismissal';

const NOW = Date.UTC(2025, 5, 1, 12);

/** A store that holds one value. */
function memory(value: string | null = null) {
  const store = { getItem: () => value, setItem: (_: string, next: string) => void (value = next) };
  return () => store;
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('the dismissal of the reserve bar', () => {
  it('lasts 24 hours', () => {
    const store = memory();
    expect(isDismissed(NOW, store)).toBe(false);
    rememberDismissal(NOW, store);
    expect(isDismissed(NOW, store)).toBe(true);
    expect(isDismissed(NOW + DISMISSED_FOR - 1, store)).toBe(true);
    expect(isDismissed(NOW + DISMISSED_FOR, store)).toBe(false);
  });

  it.each([
    ['no number', 'yes'],
    ['nothing', ''],
    ['a time to come', String(NOW + 1)],
  ])('does not count when the store holds %s', (_, value) => {
    expect(isDismissed(NOW, memory(value))).toBe(false);
  });

  it('survives a browser that denies storage', () => {
    expect(isDismissed(NOW, denied)).toBe(false);
    expect(() => rememberDismissal(NOW, denied)).not.toThrow();
  });
});

describe('the words of the reserve bar', () => {
  // In the first month of a season.
  const now = Date.UTC(2026, MONTHS.indexOf(season.from), 2, 16);
  const [walk] = schedules.filter(({ departures }) => departures.length);
  const [arranged] = schedules.filter(({ byArrangement }) => byArrangement);

  it('are those of the settings on most pages, and on the page of a tour that is none', () => {
    for (const path of ['/', '/tours', '/about', '/tours/none']) expect(barWords(path, now)).toBe(reserveBar);
  });

  it('say on a tour’s page when it leaves next, and lead to its calendar', () => {
    const { text, href, label } = barWords(`/tours/${walk!.slug}`, now);
    const [first] = departureDays([walk!], months, now, 60);
    // Dates and times are kept on one line.
    const said = text.replaceAll('\u00a0', ' ');
    expect(said).toContain(first!.departures[0]!.time);
    expect(said).toMatch(/^Next walk: (Sun|Mon|Tue|Wed|Thu|Fri|Sat), [A-Z][a-z]{2} \d{1,2}, /);
    expect([label, href]).toEqual([reserveBar.label, '#book-now']);
  });

  it('say in words when a public walk leaves of which no departure is listed', () => {
    const bare = schedules.map((tour) => ({ ...tour, departures: tour === walk ? [] : tour.departures }));
    const words = barWords(`/tours/${walk!.slug}`, now, bare);
    expect(words).toMatchObject({ title: reserveBar.title, text: walk!.text, href: '#book-now' });
  });

  it('ask for a date where there are none', () => {
    expect(barWords(`/tours/${arranged!.slug}`, now)).toBe(reserveBar.private);
  });
});
