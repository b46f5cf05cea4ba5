import { afterEach, expect, it, vi } from 'vitest';
import { track } from '../../../../widgets/kit/services/analytics/index';

/** A second vendor’s one file, which notes what it is told. */
const received: unknown[][] = [];
vi.mock('../../../../widgets/kit/services/analytics/vendor', () => ({
  tell: (...fact: unknown[]) => {
    received.push(fact);
    throw new Error('the vendor’s own fault');
  },
}));

afterEach(() => vi.unstubAllGlobals());

it('Another counter of visits is one file: it is told everything, its own faults end there', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  vi.stubGlobal('dataLayer', { push: gtag });
  track('begin_booking', { item_id: 7 }, { home: true, analytics: false });
  track('reserve_button_click', {}, { home: false, analytics: true });
  expect(received).toEqual([
    ['begin_booking', { item_id: 7 }, true, false],
    ['reserve_button_click', {}, false, true],
  ]);
  expect(gtag).not.toHaveBeenCalled();
});
