import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayStore, KEPT_FOR, sweep } from '../../../widgets/kit/forms/draft/day-store';

/** As much of a browser's storage as there is to get wrong. */
function storage(full = false) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

let day = storage();
let tab = storage();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 5, 14) });
  vi.stubGlobal('localStorage', (day = storage()));
  vi.stubGlobal('sessionStorage', (tab = storage()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('drafts', () => {
  it('are kept for the day on our site, for the tab on a foreign page', () => {
    dayStore('cat-draft-contact', true).write({ name: 'Bea' });
    expect([...day.kept.keys()]).toEqual(['cat-draft-contact']);
    expect(tab.kept.size).toBe(0);
    dayStore('cat-draft-survey', false).write({ name: 'Eva' });
    expect([...tab.kept.keys()]).toEqual(['cat-draft-survey']);
    expect(dayStore('cat-draft-contact', true).read()).toEqual({ name: 'Bea' });
    expect(dayStore('cat-draft-survey', false).read()).toEqual({ name: 'Eva' });
    expect(dayStore('cat-draft-contact', false).read()).toEqual({});
  });

  it('are forgotten after a day, and when there is nothing left to keep', () => {
    const store = dayStore('cat-draft-contact', true);
    store.write({ name: 'Bea' });
    vi.advanceTimersByTime(KEPT_FOR - 1);
    expect(store.read()).toEqual({ name: 'Bea' });
    vi.advanceTimersByTime(1);
    expect(store.read()).toEqual({});
    expect(day.kept.size, 'deleted, not ignored').toBe(0);
    store.write({ name: 'Bea' });
    store.write({});
    expect(day.kept.size).toBe(0);
    expect(store.read()).toEqual({});
  });

  it('are swept once they are old, whoever asks for them', () => {
    dayStore('cat-draft-contact', true).write({ name: 'Bea' });
    vi.advanceTimersByTime(KEPT_FOR);
    dayStore('cat-draft-survey', true).write({ name: 'Eva' });
    day.kept.set('cat-of-a-page', 'theirs');
    vi.stubGlobal('localStorage', Object.assign(day, Object.fromEntries(day.kept)));
    sweep();
    expect([...day.kept.keys()]).toEqual(['cat-draft-survey', 'cat-of-a-page']);
  });

  it('of a day to come are forgotten: a clock that was wrong would keep them for ever', () => {
    const store = dayStore('cat-draft-contact', true);
    store.write({ name: 'Bea' });
    vi.setSystemTime(Date.now() - 1);
    expect(store.read()).toEqual({});
    expect(day.kept.size).toBe(0);
  });

  it.each([
    ['denied', () => vi.stubGlobal('sessionStorage', undefined)],
    ['full', () => vi.stubGlobal('sessionStorage', storage(true))],
  ])('live as long as the page where storage is %s', (_, deny) => {
    deny();
    const store = dayStore('cat-draft-contact', false);
    store.write({ name: 'Bea' });
    expect(dayStore('cat-draft-contact', false).read()).toEqual({ name: 'Bea' });
    store.write({});
    expect(dayStore('cat-draft-contact', false).read()).toEqual({});
  });

  it.each([
    '',
    'no JSON',
    'null',
    '[]',
    '{}',
    '{"at":1,"values":null}',
    '{"at":"now","values":{"name":"Bea"}}',
  ])('take nothing from %j, which somebody else put there', (text) => {
    day.kept.set('cat-draft-contact', text);
    expect(dayStore('cat-draft-contact', true).read()).toEqual({});
    expect(day.kept.size).toBe(0);
  });

  it('take texts alone', () => {
    day.kept.set(
      'cat-draft-contact',
      JSON.stringify({ at: Date.now(), values: { name: 'Bea', email: { a: 1 } } }),
    );
    expect(dayStore('cat-draft-contact', true).read()).toEqual({ name: 'Bea' });
  });
});
