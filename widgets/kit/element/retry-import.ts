const RETRY_DELAY_MS = 1000;

/**
 * Retries a failed import once, under the same address: a shared chunk under a second one would be a second instance.
 * Engines that cache failures fail again (https://github.com/whatwg/html/pull/10327).
 */
export const retryImport = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)).then(load));
