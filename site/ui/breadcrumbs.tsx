import type { Action } from '../schema/fields';
import { messages } from './messages';

/** Renders the links to the pages above. */
export function Breadcrumbs({ trail, here }: { trail: readonly Action[]; here: string }) {
  return (
    <nav aria-label={messages.breadcrumbs}>
      <ol
        className="crumbs-list flex flex-wrap items-center gap-x-[0.6rem] py-[0.4rem] text-small"
        role="list"
      >
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a className="inline-flex min-h-touch items-center" href={href}>
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
