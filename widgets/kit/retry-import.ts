/**
 * Fetches a module, at another address after each failure: browsers remember a failed import by its address, and
 * whoever presses a button again once the connection is back must not meet the old failure.
 * @param load is given an ending for the address; see bundle/again.ts
 */
export function retryImport<T>(load: (again: string) => Promise<T>): () => Promise<T> {
  let failures = 0;
  return () =>
    load(failures ? `?r=${failures}` : '').catch((error: unknown) => {
      failures++;
      throw error;
    });
}
