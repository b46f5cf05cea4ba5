import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 1);

/** Imports the module again, because it warns once. */
async function fresh() {
  vi.resetModules();
  return (await import('../../../site/attribution/attribution')).visitReferral;
}
let visitReferral: Awaited<ReturnType<typeof fresh>>;
const warn = vi.spyOn(console, 'warn');

beforeEach(async () => {
  visitReferral = await fresh();
  warn.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

/** Returns a browser with two storages that makes visits. */
function browser(session: Record<string, string> = {}, local: Record<string, string> = {}) {
  const storage = (start: Record<string, string>) => {
    const entries = new Map(Object.entries(start));
    const store = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    } as Storage;
    return { entries, store };
  };
  const [tab, device] = [storage(session), storage(local)];
  return {
    session: tab.entries,
    local: device.entries,
    visit: (search: string, more: object = {}) =>
      visitReferral({ search, now: NOW, session: () => tab.store, local: () => device.store, ...more }),
    /** A new tab has its own sessionStorage. */
    newTab: () => tab.entries.clear(),
  };
}
const names = (partner: string, network = '', campaign = '') => ({ partner, network, campaign });

describe('partner of a visit', () => {
  it('is read from the address and saved for later pages', () => {
    const { session, local, visit } = browser();
    expect(visit('?partner=larkspur&network=fhdn&campaign=lobby')).toEqual(
      names('larkspur', 'fhdn', 'lobby'),
    );
    expect([...session]).toEqual([['referral', 'partner=larkspur&network=fhdn&campaign=lobby']]);
    expect(visit('')).toEqual(names('larkspur', 'fhdn', 'lobby'));
    // No name of the earlier partner remains.
    expect(visit('?x=1&partner=harbor-house')).toEqual(names('harbor-house'));
    expect(visit('')).toEqual(names('harbor-house'));
    expect(local.size).toBe(0);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is the one saved at arrival, unless invalid', () => {
    const { session, local, visit } = browser({ referral: 'partner=larkspur', arrival: '?partner=a%20b' });
    expect(visit('?partner=a%20b')).toEqual(names('larkspur'));
    expect([...session]).toEqual([['referral', 'partner=larkspur']]);
    session.set('arrival', '?partner=harbor-house');
    expect(visit('', { days: 2 })).toEqual(names('harbor-house'));
    expect([...session]).toEqual([['referral', 'partner=harbor-house']]);
    expect(local.size).toBe(1);
  });

  it.each([
    '?utm_source=hotel&amp;partner=larkspur&amp;campaign=lobby',
    '?utm_source=hotel?partner=larkspur?campaign=lobby?utm_medium=mail',
    '?partner=larkspur;campaign=lobby',
    '?PARTNER=larkspur&Campaign=lobby',
    '?partner=larkspur/&campaign=lobby.',
    '?partner=%E2%80%9Dlarkspur%E2%80%9D&campaign=lobby,',
    '?partner=larkspur%E2%80%8B&campaign=%EF%BB%BFlobby',
    '?partner=larkspur%3Futm_source%3Dmail&campaign=lobby%22%3E',
  ])('is read from the mangled address %s', (search) => {
    expect(browser().visit(search)).toEqual(names('larkspur', '', 'lobby'));
    expect(warn).not.toHaveBeenCalled();
  });

  it('is read up to an encoded separator', () => {
    expect(browser().visit('?partner=larkspur%26campaign%3Dlobby')).toEqual(names('larkspur'));
  });

  it('is empty for an invalid name, with one warning', () => {
    for (const name of ['a b', 'm%C3%BCller', 'a_b', '<b>', 'x'.repeat(65), 'your-short-name']) {
      const { session, visit } = browser({ referral: `?partner=${name}` });
      expect(visit(`?partner=${name}`), name).toBeUndefined();
      visit(`?partner=${name}`);
      expect(session.size).toBe(0);
      expect(warn, name).toHaveBeenCalledTimes(1);
      expect(warn.mock.calls[0]![0]).toBe(
        `[cat] address: partner="${decodeURIComponent(name)}" is no value for it`,
      );
      warn.mockReset();
    }
    expect(browser().visit('')).toBeUndefined();
    expect(browser({}, { referral: '%&=' }).visit('', { days: 30 })).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it('requires a partner for network and campaign', () => {
    const { session, visit } = browser({ referral: 'partner=larkspur' });
    expect(visit('?network=fhdn&campaign=lobby')).toEqual(names('larkspur'));
    visit('?network=fhdn');
    expect(warn.mock.calls).toEqual([['[cat] address: needs a partner']]);
    expect([...session.values()]).toEqual(['partner=larkspur']);
  });

  it('is read from the address saved at arrival', () => {
    expect(browser({ referral: '?utm=1&partner=larkspur&campaign=lobby' }).visit('')).toEqual(
      names('larkspur', '', 'lobby'),
    );
  });

  it('lasts as long as the page without storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const where = { session: denied, local: denied, days: 30 };
    expect(visitReferral({ search: '?partner=larkspur', ...where })).toEqual(names('larkspur'));
    expect(visitReferral({ search: '', ...where })).toBeUndefined();
  });
});

describe('partner after the visit', () => {
  it('is not saved unless the owner sets days', () => {
    const { local, visit, newTab } = browser();
    visit('?partner=larkspur');
    expect(local.size).toBe(0);
    newTab();
    expect(visit('')).toBeUndefined();
  });

  it("is saved for the owner's number of days from the last arrival", () => {
    const { local, visit, newTab } = browser();
    const days = 30;
    visit('?partner=larkspur&campaign=lobby', { days });
    expect([...local.values()]).toEqual([`partner=larkspur&campaign=lobby&until=${NOW + 30 * DAY_MS}`]);
    newTab();
    expect(visit('', { days, now: NOW + 29 * DAY_MS })).toEqual(names('larkspur', '', 'lobby'));
    // Internal links do not prolong it.
    visit('?partner=larkspur&campaign=lobby', { days, now: NOW + 29 * DAY_MS, within: true });
    newTab();
    expect(visit('', { days, now: NOW + 30 * DAY_MS })).toBeUndefined();
    expect(local.size).toBe(0);
    visit('?partner=larkspur', { days });
    visit('?partner=larkspur', { days, now: NOW + DAY_MS });
    expect([...local.values()]).toEqual([`partner=larkspur&until=${NOW + 31 * DAY_MS}`]);
    visit('?partner=harbor-house', { days, now: NOW + DAY_MS, within: true });
    expect([...local.values()]).toEqual([`partner=harbor-house&until=${NOW + 31 * DAY_MS}`]);
  });

  it('is deleted after the allowed days or when a wrong clock saved it', () => {
    for (const days of [0, 7]) {
      const { local, visit } = browser({}, { referral: `partner=larkspur&until=${NOW + 30 * DAY_MS}` });
      expect(visit('', { days })).toBeUndefined();
      expect(local.size).toBe(0);
    }
    const { local, visit } = browser({}, { referral: 'partner=larkspur' });
    expect(visit('', { days: 30 })).toBeUndefined();
    expect(local.size).toBe(0);
  });
});
