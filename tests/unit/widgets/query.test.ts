import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from '../../../widgets/kit/data/query';

describe('query', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('caches a value for 5 minutes', async () => {
    const fetch = vi.fn(async (key: string) => `${key}!`);
    const things = query(fetch);
    expect(things.peek('a')).toBeUndefined();
    expect(await Promise.all([things.load('a'), things.load('a')])).toEqual(['a!', 'a!']);
    vi.advanceTimersByTime(5 * 60 * 1000 - 1);
    expect(things.peek('a')).toBe('a!');
    await things.load('a');
    expect(fetch).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(things.peek('a')).toBeUndefined();
    await things.load('a');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('retries once after a second, then rejects until the next load', async () => {
    const fetch = vi.fn((_key: string) => Promise.reject(new Error('gone')));
    const things = query(fetch);
    const outcome = expect(things.load('a')).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(fetch.mock.calls).toEqual([['a'], ['a']]);
    const again = expect(things.load('a')).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(1000);
    await again;
    expect(fetch).toHaveBeenCalledTimes(4);
  });
});
