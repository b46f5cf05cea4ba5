import { describe, expect, it } from 'vitest';
import { DISMISSED_FOR, isDismissed, rememberDismissal } from '../../site/layout/dismissal';

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
