import { anew } from '../../anew';

export { subscription } from './vendor';

const load = anew((_again) => import('./validation'));

/** Fetches the provider's own check of the form, which does without where that fails. */
export function validate(): void {
  load().then(
    ({ loadValidation }) => loadValidation(),
    () => undefined,
  );
}
