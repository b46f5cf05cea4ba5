import { pageUrl } from '../element/links';
import { useEmbed } from '../element/embed-context';
import { messages } from './messages';

/** Leads to what a form keeps and sends. */
export const PrivacyLink = () => (
  <p className="form-hint">
    <a href={pageUrl('/privacy', useEmbed())}>{messages.privacy}</a>
  </p>
);
