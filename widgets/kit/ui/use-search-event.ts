import { useEffect } from 'react';
import { useEmbed } from '../element/embed-context';

const PAUSE_MS = 1000;

/** Fires `cat-search` when the visitor pauses after changing the query; an empty one is no search. */
export function useSearchEvent(query: string, found: number): void {
  const { emit } = useEmbed();
  useEffect(() => {
    if (!query) return undefined;
    const timer = setTimeout(emit, PAUSE_MS, 'cat-search', { found });
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `emit` changes with each render
  }, [query, found]);
}
