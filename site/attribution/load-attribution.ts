import { retryImport } from '../../widgets/kit/element/retry-import';

/** Loads the code that keeps a partner's name during the visit. Retries once. */
export const loadAttribution = () => retryImport(() => import('./attribution'));
