import { retryImport } from '../kit/element/retry-import';

/** Milliseconds after which a policy that refuses a form has long done so. */
const REFUSED_WITHIN = 1000;

/** Fetches what offers the answers as an e-mail. */
export const loadEmailFallback = () => retryImport(() => import('./email-fallback'));

/**
 * Tells when the policy of the page (`form-action`) keeps a form from being sent. Browsers do so without a word to the
 * visitor: no tab opens, nothing else happens.
 * @param form is being sent
 */
export function watchRefusal(form: HTMLFormElement, onRefusal: () => void): void {
  const { ownerDocument, action } = form;
  const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'form-action' && action.startsWith(blockedURI)) onRefusal();
  };
  ownerDocument.addEventListener('securitypolicyviolation', note);
  setTimeout(() => ownerDocument.removeEventListener('securitypolicyviolation', note), REFUSED_WITHIN);
}
