import { useHost } from '../kit/host';
import { pageUrl } from '../kit/links';
import { postUrl } from '../kit/post-links';
import type { Findable } from './rank';

/** What a search has found, as links; or that it has found nothing. */
export function Results({ found, query }: { found: readonly Findable[]; query: string }) {
  const host = useHost();
  if (!found.length) {
    return (
      <p role="status" className="results results-none">
        {`No results found for "${query}"`}
      </p>
    );
  }
  return (
    <ul className="results" role="list" aria-label="Results">
      {found.map(({ name, kind, path, post }) => (
        <li key={path} part="card">
          <a className="result" href={post ? postUrl(post, host) : pageUrl(path, host)}>
            <span part="title" className="result-name">
              {name}
            </span>
            <span className="result-kind">{kind}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
