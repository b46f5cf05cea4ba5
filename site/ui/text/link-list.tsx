import type { Action } from '../../schema/fields';

/** Renders links below each other, large enough for a thumb. */
export function LinkList({ links }: { links: readonly Action[] }) {
  return (
    <ul className="list-none" role="list">
      {links.map(({ href, label }) => (
        <li key={label}>
          <a className="inline-flex min-h-touch items-center" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
