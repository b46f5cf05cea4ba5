import { pageUrl } from '../links';
import { useHost } from '../host';
import { messages } from '../messages-form';

/** Leads to what a form keeps and sends. */
export const PrivacyLink = () => (
  <p className="form-hint">
    <a href={pageUrl('/privacy', useHost())}>{messages.privacy}</a>
  </p>
);
