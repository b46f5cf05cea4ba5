import { useEmbed } from '../element/embed-context';
import { useWords } from '../element/words';
import { pageUrl } from '../element/links';
import { messages as english } from './messages';
import { config } from '../services/config';

/** The one line on a foreign page that says whose tours these are. */
export function Credit() {
  const host = useEmbed();
  const messages = useWords('ui', english);
  return (
    <p part="credit" className="credit">
      {messages.credit(<a href={pageUrl('/', host)}>{config.name}</a>)}
    </p>
  );
}
