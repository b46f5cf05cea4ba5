import { useEffect, useState, type ComponentType } from 'react';
import { preload } from '../router/preload';

/**
 * A part of a page whose code is fetched when the page is opened by script. In the prerendered page it is there
 * from the start.
 * @returns the part, which throws what kept its code away, and what the page's own `prepare` must call
 */
export function lazily(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | undefined;
  const fetchPart = async () => {
    Loaded = await preload(load);
  };

  /** @param waiting said until the part is there */
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

  return { Part, prepare: () => (globalThis.document ? Promise.resolve() : fetchPart()) };
}
