/** Number of parts that have not come so far. */
let failures = 0;

/**
 * Fetches a part of the builder; once one has not come, at another address, for browsers remember a failed import by
 * its address. Not kit/retry-import.ts, which lies in a chunk of the forms.
 * @param load is given an ending for the address; see bundle/again.ts
 */
export async function fetchPart<T>(load: (again: string) => Promise<T>): Promise<T> {
  try {
    return await load(failures ? `?r=${failures}` : '');
  } catch (error) {
    failures++;
    throw error;
  }
}
