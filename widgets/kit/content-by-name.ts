import { useEffect, useState } from 'react';
import { useHost } from './host';

/** Content in several parts of which a tag shows one, chosen by an attribute. */
export interface ContentByName<N extends string, T> {
  /** A part that has been fetched. */
  here(name: N): T | undefined;
  /** Fetches a part, once; a failure is tried again after a second, and once more when it is asked for anew. */
  fetch(name: N): Promise<T>;
  fetchAll(): Promise<unknown>;
}

const RETRY_MS = 1000;

/** @param load fetches a part; each part is a chunk of its own */
export function contentByName<N extends string, T>(
  names: readonly N[],
  load: (name: N) => Promise<T>,
): ContentByName<N, T> {
  const parts = new Map<N, T>();
  const asked = new Map<N, Promise<T>>();
  const fetch = (name: N): Promise<T> => {
    const again = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(() => load(name));
    const part = asked.get(name) ?? load(name).catch(again);
    asked.set(name, part);
    part.then(
      (value) => parts.set(name, value),
      () => asked.delete(name),
    );
    return part;
  };
  return {
    here: (name) => parts.get(name),
    fetch,
    fetchAll: () => Promise.all(names.map(fetch)),
  };
}

/**
 * The part that a tag shows, or undefined while it is on its way. A prerendered tag reads it back from its own
 * HTML and fetches nothing.
 * @param read finds the part in prerendered HTML, or undefined where there is none
 * @throws while rendering, where it could not be fetched: the tag's fallback then shows
 */
export function useContent<N extends string, T>(
  content: ContentByName<N, T>,
  name: N,
  read: (inside: ParentNode) => T | undefined,
): T | undefined {
  const { inside } = useHost();
  const [got, setGot] = useState<{ name: N; part: T | undefined; failure?: unknown }>(() => ({
    name,
    part: (inside && read(inside)) ?? content.here(name),
  }));
  const current = got.name === name;
  const part = current ? got.part : content.here(name);
  useEffect(() => {
    if (part !== undefined) return undefined;
    let left = false;
    content.fetch(name).then(
      (value) => left || setGot({ name, part: value }),
      (cause: unknown) => left || setGot({ name, part: undefined, failure: cause }),
    );
    return () => {
      left = true;
    };
  }, [name]);
  if (current && got.failure) throw got.failure;
  return part;
}
