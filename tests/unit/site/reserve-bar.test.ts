import { afterEach, describe, expect, it, vi } from 'vitest';
import { reserveBar, season } from '#content/settings';
import { schedules, season as months } from '#content/tour-schedules';
import { nextDepartureDay } from '../../../widgets/kit/schedule/departures';
import { MONTHS } from '../../../widgets/kit/schedule/calendar-names';
import { barText } from '../../../site/layout/bar-text';
import { DISMISSAL_MS, isDismissed, saveDismissal } from '../../../site/layout/dismissal';

const NOW = Date.UTC(2025, 5, 1, 12);

function store(value: string | null): void {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('localStorage', {
    getItem: () => value,
    setItem: (_: string, next: string) => void (value = next),
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('reserve bar dismissal', () => {
  it('lasts 24 hours', () => {
    store(null);
    expect(isDismissed()).toBe(false);
    saveDismissal();
    expect(isDismissed()).toBe(true);
    vi.setSystemTime(NOW + DISMISSAL_MS - 1);
    expect(isDismissed()).toBe(true);
    vi.setSystemTime(NOW + DISMISSAL_MS);
    expect(isDismissed()).toBe(false);
  });

  it.each([
    ['no number', 'yes'],
    ['nothing', ''],
    ['a time to come', String(NOW + 1)],
  ])('does not count when the store holds %s', (_, value) => {
    store(value);
    expect(isDismissed()).toBe(false);
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(isDismissed()).toBe(false);
    expect(saveDismissal).not.toThrow();
  });
});

describe('reserve bar text', () => {
  const now = Date.UTC(2026, MONTHS.indexOf(season.from), 2, 16);
  const [walk] = schedules.filter(({ departures }) => departures.length);
  const [arranged] = schedules.filter(({ byArrangement }) => byArrangement);

  it("comes from the settings on most pages and on an unknown tour's page", () => {
    for (const path of ['/about', '/tours/none']) expect(barText(path, now)).toBe(reserveBar);
  });

  it('names the next departure of all tours on the home page and the list of tours', () => {
    const { departures } = nextDepartureDay(schedules, months, now)!;
    for (const path of ['/', '/tours']) {
      const bar = barText(path, now);
      const shown = bar.text.replaceAll('\u00a0', ' ');
      expect(shown).toMatch(/^Next walk: /);
      expect(shown.endsWith(departures[0]!.time)).toBe(true);
      expect(bar).toEqual({ ...reserveBar, text: bar.text, place: departures[0]!.tour.place, isNews: true });
    }
  });

  it("names the next departure on a tour's page and links to its calendar", () => {
    const { text, href, label } = barText(`/tours/${walk!.slug}`, now);
    const first = nextDepartureDay([walk!], months, now);
    // Dates and times have no-break spaces.
    const shown = text.replaceAll('\u00a0', ' ');
    expect(shown).toContain(first!.departures[0]!.time);
    expect(shown).toMatch(/^Next walk: (Sun|Mon|Tue|Wed|Thu|Fri|Sat), [A-Z][a-z]{2} \d{1,2}, /);
    expect([label, href]).toEqual([reserveBar.label, '#book-now']);
  });

  it('uses the schedule text when no departure is listed', () => {
    const bare = schedules.map((tour) => ({ ...tour, departures: tour === walk ? [] : tour.departures }));
    const words = barText(`/tours/${walk!.slug}`, now, bare);
    expect(words).toMatchObject({ title: walk!.place, text: walk!.text, href: '#book-now' });
  });

  it('asks for a date when there is no schedule', () => {
    expect(barText(`/tours/${arranged!.slug}`, now)).toBe(reserveBar.private);
  });
});
