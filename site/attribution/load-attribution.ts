/**
 * Asks a second time where something does not come. The first failure is remembered by its address. Not
 * kit/retry-import.ts, which tries again when it is asked again: nobody asks here, and it lies in a chunk of the forms.
 */
const twice = <T>(load: (again: string) => Promise<T>): Promise<T> =>
  load('').catch(() => new Promise((resolve) => setTimeout(resolve, 1000)).then(() => load('?r=1')));

/** Fetches what carries a partner's name on; without it every link would forget. */
export const loadAttribution = () => twice((_again) => import('./attribution'));
