import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailUrl } from '../../../widgets/kit/model/forms/mailto-message';
import { typed } from '../../helpers/typed';

it('opens a prepared e-mail', () => {
  expect(mailUrl('hello@example.com', { subject: 'A & B', body: 'One\nTwo?' })).toBe(
    'mailto:hello@example.com?subject=A%20%26%20B&body=One%0D%0ATwo%3F',
  );
});

it('is shortened to what systems open, with a note', () => {
  fc.assert(
    fc.property(typed, (body) => {
      const url = mailUrl('hello@example.com', { subject: 'Message from Bea', body });
      expect(url.length).toBeLessThanOrEqual(2000);
      const carried = decodeURIComponent(url.slice(url.indexOf('&body=') + 6)).replaceAll('\r\n', '\n');
      const whole = body.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\r\n', '\n');
      if (carried.endsWith('\n[…]') && carried !== whole) {
        expect(whole.startsWith(carried.slice(0, -4))).toBe(true);
      } else expect(carried).toBe(whole);
    }),
    { numRuns: 1000 },
  );
});
