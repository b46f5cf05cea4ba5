import { anew } from '../widgets/kit/anew';

const load = anew((_again) => import('./attribution'));

/** Fetches what carries a partner's name on; asked for a second time where it does not come, for a page is read for long. */
export const loadAttribution = () =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, 1000)).then(load));
