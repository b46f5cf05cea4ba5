import { useEmbed } from '../element/embed-context';
import { pageUrl } from '../element/links';
import { messagesFor } from './messages';
import { config } from '../services/config';

export function Credit() {
  const host = useEmbed();
  const messages = messagesFor(host);
  return (
    <p part="credit" className="credit">
      {messages.credit(<a href={pageUrl('/', host)}>{config.name}</a>)}
    </p>
  );
}
