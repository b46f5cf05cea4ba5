import { useEffect, useState } from 'react';
import { useReport } from '../element/boundary';
import { useEmbed } from '../element/embed-context';
import { warnOnce } from '../element/warn-once';

const STALE_TIME_MS = 300_000;
const RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;

/** Fetches values by key and caches each for 5 minutes. */
export interface Query<K, T> {
  /** Returns the cached value. */
  peek(key: K): T | undefined;
  /** Rejects when the last retry has failed; the next call fetches again. */
  load(key: K): Promise<T>;
  /** Loads a value that is not cached; undefined if it is. */
  loadMissing(key: K): Promise<T> | undefined;
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Creates a cache of what a function fetches.
 * @param retry number of retries: after 1 s, 2 s, 4 s and so on, at most 30 s
 */
export function query<K, T>(fetch: (key: K) => Promise<T>, { retry = 1 } = {}): Query<K, T> {
  const cached = new Map<K, { value: T; at: number }>();
  const pending = new Map<K, Promise<T>>();

  const peek = (key: K) => {
    const entry = cached.get(key);
    return entry && performance.now() - entry.at < STALE_TIME_MS ? entry.value : undefined;
  };
  const attempt = async (key: K, retries: number): Promise<T> => {
    try {
      const value = await fetch(key);
      cached.set(key, { value, at: performance.now() });
      return value;
    } catch (error) {
      if (retries === retry) throw error;
      await delay(Math.min(RETRY_DELAY_MS * 2 ** retries, MAX_RETRY_DELAY_MS));
      return attempt(key, retries + 1);
    }
  };
  const load = (key: K) => {
    const value = peek(key);
    if (value) return Promise.resolve(value);
    const promise = pending.get(key) ?? attempt(key, 0).finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  };
  return { peek, load, loadMissing: (key) => (peek(key) ? undefined : load(key)) };
}

interface QueryResult<T> {
  value?: T | undefined;
  failed?: boolean;
}

/** Returns the value of a key, fetched if it is not cached. A shown value stays, however stale it gets. */
export function useQuery<K, T>(source: Query<K, T>, key: K): QueryResult<T> & { retry: () => void } {
  const { tag } = useEmbed();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<QueryResult<T> & { key: K }>({ key });
  const shown = state.key === key && (state.value || state.failed) ? state : { value: source.peek(key) };
  useEffect(() => {
    if (state.key === key && state.value) return undefined;
    setState({ key, value: shown.value });
    if (shown.value) return undefined;
    let isCurrent = true;
    source.load(key).then(
      (value) => isCurrent && setState({ key, value }),
      (cause: unknown) => {
        warnOnce(tag, `could not be fetched: ${String(cause)}`);
        if (isCurrent) setState({ key, failed: true });
      },
    );
    return () => void (isCurrent = false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new key or attempt fetches
  }, [key, attempt]);
  useReport('cat-shown');
  return { ...shown, retry: () => setAttempt(attempt + 1) };
}
