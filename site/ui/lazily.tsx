import { useEffect, useState, type ComponentType } from 'react';
import { preload } from './preload';

/**
 * Splits a part of a page into a chunk that loads when script opens the page. Prerendered pages contain it.
 * @returns the part, which throws the loading error, and a function for the page's `loadData`
 */
export function lazily(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | undefined;
  const fetchPart = async () => {
    Loaded = await preload(load);
  };

  /** @param waiting text until the part is loaded */
  function Part({ waiting }: { waiting: string }) {
    const [, setLoads] = useState(0);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    useEffect(() => {
      if (Loaded) return;
      fetchPart().then(
        () => setLoads((count) => count + 1),
        (cause: unknown) => setFailure({ cause }),
      );
    }, []);
    if (failure) throw failure.cause;
    return Loaded ? <Loaded /> : <p role="status">{waiting}</p>;
  }

  return { Part, loadData: () => (globalThis.document ? Promise.resolve() : fetchPart()) };
}
