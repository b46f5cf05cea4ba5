import { retryImport } from '../../element/retry-import';

export { subscription } from './vendor';

const load = () => retryImport(() => import('./validation'));

/** Fetches the provider's own check of the form, which does without where that fails. */
export function validate(): void {
  load().then(
    ({ loadValidation }) => loadValidation(),
    () => undefined,
  );
}
