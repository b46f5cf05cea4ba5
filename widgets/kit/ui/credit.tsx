import { business } from '#content/settings';
import { useHost } from '../host';
import { pageUrl } from '../links';

/** The one line on a foreign page that says whose tours these are. */
export function Credit() {
  const host = useHost();
  return (
    <p className="credit">
      {'Tours by '}
      <a href={pageUrl('/', host)}>{business.name}</a>
    </p>
  );
}
