import { useHost } from '../kit/host';
import { pageUrl } from '../kit/links';
import { postUrl } from '../kit/post-links';
import { messages } from './messages';
import type { Findable } from './rank';

/** What a search has found, as links. */
export function Results({ found }: { found: readonly Findable[] }) {
  const host = useHost();
  return (
    <ul className="results" role="list" aria-label={messages.results}>
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
