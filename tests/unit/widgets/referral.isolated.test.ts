import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 5, 1);

/** The module anew, so that it has told nobody of anything yet. */
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

/** A browser with two storages, and the visits that are made with it. */
function browser(session: Record<string, string> = {}, local: Record<string, string> = {}) {
  const storage = (start: Record<string, string>) => {
    const kept = new Map(Object.entries(start));
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage;
    return { kept, store };
  };
  const [tab, device] = [storage(session), storage(local)];
  return {
    session: tab.kept,
    local: device.kept,
    visit: (search: string, more: object = {}) =>
      visitReferral({ search, now: NOW, session: () => tab.store, local: () => device.store, ...more }),
    /** Another tab has none of this one's storage. */
    newTab: () => tab.kept.clear(),
  };
}
const names = (partner: string, network = '', campaign = '') => ({ partner, network, campaign });

describe('the partner of a visit', () => {
  it('is the one in the address, and stays for later pages', () => {
    const { session, local, visit } = browser();
    expect(visit('?partner=larkspur&network=fhdn&campaign=lobby')).toEqual(
      names('larkspur', 'fhdn', 'lobby'),
    );
    expect([...session]).toEqual([['referral', 'partner=larkspur&network=fhdn&campaign=lobby']]);
    expect(visit('')).toEqual(names('larkspur', 'fhdn', 'lobby'));
    // Nothing of one partner is left to the next.
    expect(visit('?x=1&partner=harbor-house')).toEqual(names('harbor-house'));
    expect(visit('')).toEqual(names('harbor-house'));
    expect(local.size).toBe(0);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is the one who was kept before any script read the address, unless that name is none', () => {
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
    '?partner=larkspur)&campaign=lobby,',
    '?partner=larkspur%E2%80%8B&campaign=%EF%BB%BFlobby',
    '?partner=larkspur%3Futm_source%3Dmail&campaign=lobby%22%3E',
  ])('is read from the mangled address %s', (search) => {
    expect(browser().visit(search)).toEqual(names('larkspur', '', 'lobby'));
    expect(warn).not.toHaveBeenCalled();
  });

  it('is read up to a separator that was encoded', () => {
    expect(browser().visit('?partner=larkspur%26campaign%3Dlobby')).toEqual(names('larkspur'));
  });

  it('is nobody where the name is none, in the address or in a storage, and that is told once', () => {
    for (const name of [
      'a b',
      'm%C3%BCller',
      'a_b',
      '<b>',
      'x'.repeat(65),
      'your-short-name',
      'The%20Larkspur',
    ]) {
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

  it('needs a name beside network and campaign', () => {
    const { session, visit } = browser({ referral: 'partner=larkspur' });
    expect(visit('?network=fhdn&campaign=lobby')).toEqual(names('larkspur'));
    visit('?network=fhdn');
    expect(warn.mock.calls).toEqual([['[cat] address: needs a partner']]);
    expect([...session.values()]).toEqual(['partner=larkspur']);
  });

  it('loses the quotation marks of a mail', () => {
    expect(browser().visit(`?partner=${encodeURIComponent('”larkspur”')}`)).toEqual(names('larkspur'));
    expect(warn).not.toHaveBeenCalled();
  });

  it('is read from the address that the page kept before any script was there', () => {
    expect(browser({ referral: '?utm=1&partner=larkspur&campaign=lobby' }).visit('')).toEqual(
      names('larkspur', '', 'lobby'),
    );
  });

  it('lasts as long as the page where storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const where = { session: denied, local: denied, days: 30 };
    expect(visitReferral({ search: '?partner=larkspur', ...where })).toEqual(names('larkspur'));
    expect(visitReferral({ search: '', ...where })).toBeUndefined();
  });
});

describe('beyond the visit', () => {
  it('nobody is kept unless the owner sets days', () => {
    const { local, visit, newTab } = browser();
    visit('?partner=larkspur');
    expect(local.size).toBe(0);
    newTab();
    expect(visit('')).toBeUndefined();
  });

  it('a partner is kept for as many days as the owner sets, from the last arrival', () => {
    const { local, visit, newTab } = browser();
    const days = 30;
    visit('?partner=larkspur&campaign=lobby', { days });
    expect([...local.values()]).toEqual([`partner=larkspur&campaign=lobby&until=${NOW + 30 * DAY}`]);
    newTab();
    expect(visit('', { days, now: NOW + 29 * DAY })).toEqual(names('larkspur', '', 'lobby'));
    // Links of our own pages carry the names on, which prolongs nothing.
    visit('?partner=larkspur&campaign=lobby', { days, now: NOW + 29 * DAY, within: true });
    newTab();
    expect(visit('', { days, now: NOW + 30 * DAY })).toBeUndefined();
    expect(local.size).toBe(0);
    visit('?partner=larkspur', { days });
    visit('?partner=larkspur', { days, now: NOW + DAY });
    expect([...local.values()]).toEqual([`partner=larkspur&until=${NOW + 31 * DAY}`]);
    visit('?partner=harbor-house', { days, now: NOW + DAY, within: true });
    expect([...local.values()]).toEqual([`partner=harbor-house&until=${NOW + 31 * DAY}`]);
  });

  it('what was kept for longer than the owner now allows, or by a wrong clock, is deleted', () => {
    for (const days of [0, 7]) {
      const { local, visit } = browser({}, { referral: `partner=larkspur&until=${NOW + 30 * DAY}` });
      expect(visit('', { days })).toBeUndefined();
      expect(local.size).toBe(0);
    }
    const { local, visit } = browser({}, { referral: 'partner=larkspur' });
    expect(visit('', { days: 30 })).toBeUndefined();
    expect(local.size).toBe(0);
  });
});
