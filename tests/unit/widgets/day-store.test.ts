import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayStore, LIFETIME_MS, deleteExpiredDrafts } from '../../../widgets/kit/forms/draft/day-store';

function storage(full = false) {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
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
  it('last a day first-party, a tab session third-party', () => {
    dayStore('cat-draft-contact', true).write({ name: 'Bea' });
    expect([...day.entries.keys()]).toEqual(['cat-draft-contact']);
    expect(tab.entries.size).toBe(0);
    dayStore('cat-draft-survey', false).write({ name: 'Eva' });
    expect([...tab.entries.keys()]).toEqual(['cat-draft-survey']);
    expect(dayStore('cat-draft-contact', true).read()).toEqual({ name: 'Bea' });
    expect(dayStore('cat-draft-survey', false).read()).toEqual({ name: 'Eva' });
    expect(dayStore('cat-draft-contact', false).read()).toEqual({});
  });

  it('are deleted after a day and when empty', () => {
    const store = dayStore('cat-draft-contact', true);
    store.write({ name: 'Bea' });
    vi.advanceTimersByTime(LIFETIME_MS - 1);
    expect(store.read()).toEqual({ name: 'Bea' });
    vi.advanceTimersByTime(1);
    expect(store.read()).toEqual({});
    expect(day.entries.size, 'deleted, not ignored').toBe(0);
    store.write({ name: 'Bea' });
    store.write({});
    expect(day.entries.size).toBe(0);
    expect(store.read()).toEqual({});
  });

  it('are swept when expired', () => {
    dayStore('cat-draft-contact', true).write({ name: 'Bea' });
    vi.advanceTimersByTime(LIFETIME_MS);
    dayStore('cat-draft-survey', true).write({ name: 'Eva' });
    day.entries.set('cat-of-a-page', 'theirs');
    vi.stubGlobal('localStorage', Object.assign(day, Object.fromEntries(day.entries)));
    deleteExpiredDrafts();
    expect([...day.entries.keys()]).toEqual(['cat-draft-survey', 'cat-of-a-page']);
  });

  it.each([
    ['denied', () => vi.stubGlobal('sessionStorage', undefined)],
    ['full', () => vi.stubGlobal('sessionStorage', storage(true))],
  ])('are not saved when storage is %s', (_, deny) => {
    deny();
    const store = dayStore('cat-draft-contact', false);
    store.write({ name: 'Bea' });
    expect(store.read()).toEqual({});
  });
});
