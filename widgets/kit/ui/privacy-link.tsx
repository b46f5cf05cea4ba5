import { pageUrl } from '../links';
import { useHost } from '../host';

/** Leads to what a form keeps and sends. */
export const PrivacyLink = () => (
  <p className="form-hint">
    <a href={pageUrl('/privacy', useHost())}>What we keep and send</a>
  </p>
);
