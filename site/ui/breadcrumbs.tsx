import type { Action } from '../schema/fields';
import { messages } from './messages';

/** Renders the page's place on the site. */
export function Breadcrumbs({ trail, here }: { trail: readonly Action[]; here: string }) {
  return (
    <nav aria-label={messages.breadcrumbs}>
      <ol className="crumbs-list" role="list">
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
