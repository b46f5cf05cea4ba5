import { retryImport } from '../../element/retry-import';
import { config } from '../config';

/** Returns the address and hidden fields of the mailing list's form. */
export function subscription() {
  const { origin, u, id, tags } = config.mailchimp;
  return {
    action: `${origin}/subscribe/post?u=${u}&id=${id}`,
    tags,
    trap: `b_${u}_${id}`,
  };
}

/** Loads the provider's validation; the form works without it. */
export function validate(): void {
  retryImport(() => import('./validation')).then(
    ({ loadValidation }) => loadValidation(),
    () => undefined,
  );
}
