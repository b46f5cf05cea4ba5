import { useEffect, useState } from 'react';
import { useEmbed } from '../element/embed-context';
import { warnOnce } from '../element/warn-once';

/**
 * Milliseconds. What was fetched is cached for 5 minutes; a failed attempt is repeated after 1 s, then 2 s, up to 30 s.
 */
export const queryTimes = { fresh: 300_000, firstDelay: 1000, longestDelay: 30_000 };

/** Fetches things by key, each once for as long as it is cached. */
export interface Query<K, T> {
  /** Returns the value that was fetched and is still cached. */
  peek(key: K): T | undefined;
  /** Rejects when the last attempt has failed; the next call tries again. */
  load(key: K): Promise<T>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Keeps what a function fetches.
 * @param retries further attempts after the first has failed; 3 at most are sensible
 * @param now milliseconds, from any fixed start
 */
export function query<K, T>(
  fetch: (key: K) => Promise<T>,
  { retries = 1, now = () => performance.now() } = {},
): Query<K, T> {
  const done = new Map<K, { value: T; at: number }>();
  const open = new Map<K, Promise<T>>();

  const peek = (key: K) => {
    const entry = done.get(key);
    return entry && now() - entry.at < queryTimes.fresh ? entry.value : undefined;
  };
  const attempt = async (key: K, failures: number): Promise<T> => {
    try {
      const value = await fetch(key);
      done.set(key, { value, at: now() });
      return value;
    } catch (error) {
      if (failures === retries) throw error;
      await pause(Math.min(queryTimes.firstDelay * 2 ** failures, queryTimes.longestDelay));
      return attempt(key, failures + 1);
    }
  };
  const load = (key: K) => {
    const value = peek(key);
    if (value) return Promise.resolve(value);
    const running = open.get(key) ?? attempt(key, 0).finally(() => open.delete(key));
    open.set(key, running);
    return running;
  };
  return { peek, load };
}

/** Result shown of something cached; while it is fetched there is neither value nor failure. */
export interface QueryResult<T> {
  value?: T;
  failed?: boolean;
}

/**
 * The thing of a key, fetched where it is not there yet. What is shown stays, however old it grows.
 * @param initial finds it elsewhere when the component is first drawn
 */
export function useQuery<K, T>(
  things: Query<K, T>,
  key: K,
  initial?: () => T | undefined,
): QueryResult<T> & { retry: () => void } {
  const { tag } = useEmbed();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<(QueryResult<T> & { key?: K }) | undefined>(() => {
    const value = initial?.();
    return value && { key, value };
  });
  // With another key the HTML has gone that it was read from; only what was fetched comes back.
  if (state?.key !== key) delete state?.key;
  const shown: QueryResult<T> = state?.key === key ? state : { value: things.peek(key) };
  useEffect(() => {
    if (state?.key === key && state.value) return undefined;
    if (shown.value) return setState({ key, value: shown.value });
    let current = true;
    things.load(key).then(
      (value) => current && setState({ key, value }),
      (cause: unknown) => {
        warnOnce(tag, `could not be fetched: ${String(cause)}`);
        if (current) setState({ key, failed: true });
      },
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another key or another try fetches; what is shown only spares it
  }, [key, attempt]);
  const retry = () => {
    setState(undefined);
    setAttempt(attempt + 1);
  };
  return { ...shown, retry };
}
