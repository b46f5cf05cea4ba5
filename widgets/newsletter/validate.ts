import { anew } from '../kit/anew';

const load = anew((_again) => import('../kit/services/mailchimp-validation'));

/** Fetches the provider's own check of the form, which does without where that fails. */
export function validate(): void {
  load().then(
    ({ loadValidation }) => loadValidation(),
    () => undefined,
  );
}
