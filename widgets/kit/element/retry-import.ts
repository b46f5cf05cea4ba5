/** Milliseconds before a failed import is repeated. */
const RETRY_DELAY_MS = 1000;

/**
 * Imports a module; after a failure waits a second and imports it once more. The address stays the same: a shared chunk
 * under a second address would be a second instance. Engines that remember failures fail at once then
 * (https://github.com/whatwg/html/pull/10327).
 */
export const retryImport = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)).then(load));
