import { retryImport } from '../../widgets/kit/element/retry-import';

/** Fetches what carries a partner's name on; without it every link would forget. */
export const loadAttribution = () => retryImport(() => import('./attribution'));
