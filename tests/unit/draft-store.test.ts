import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStore, KEPT_FOR } from '../../widgets/kit/ui/draft-store';

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
    draftStore('contact', true).write({ name: 'Bea' });
    expect([...day.kept.keys()]).toEqual(['cat-draft-contact']);
    expect(tab.kept.size).toBe(0);
    draftStore('survey', false).write({ name: 'Eva' });
    expect([...tab.kept.keys()]).toEqual(['cat-draft-survey']);
    expect(draftStore('contact', true).read()).toEqual({ name: 'Bea' });
    expect(draftStore('survey', false).read()).toEqual({ name: 'Eva' });
    expect(draftStore('contact', false).read()).toEqual({});
  });

  it('are forgotten after a day, and when there is nothing left to keep', () => {
    const store = draftStore('contact', true);
    store.write({ name: 'Bea' });
    vi.advanceTimersByTime(KEPT_FOR - 1);
    expect(store.read()).toEqual({ name: 'Bea' });
    vi.advanceTimersByTime(1);
    expect(store.read()).toEqual({});
    store.write({ name: 'Bea' });
    store.write({});
    expect(day.kept.size).toBe(0);
    expect(store.read()).toEqual({});
  });

  it.each([
    ['denied', () => vi.stubGlobal('sessionStorage', undefined)],
    ['full', () => vi.stubGlobal('sessionStorage', storage(true))],
  ])('live as long as the page where storage is %s', (_, deny) => {
    deny();
    draftStore('contact', false).write({ name: 'Bea' });
    expect(draftStore('contact', false).read()).toEqual({ name: 'Bea' });
    draftStore('contact', false).write({});
    expect(draftStore('contact', false).read()).toEqual({});
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
    expect(draftStore('contact', true).read()).toEqual({});
  });

  it('take texts alone', () => {
    day.kept.set(
      'cat-draft-contact',
      JSON.stringify({ at: Date.now(), values: { name: 'Bea', email: { a: 1 } } }),
    );
    expect(draftStore('contact', true).read()).toEqual({ name: 'Bea' });
  });
});
