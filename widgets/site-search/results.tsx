import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import { postUrl } from '../kit/posts/post-links';
import { messages } from './messages';
import type { SearchEntry } from './rank';

/** Renders what a search has found, as links. */
export function Results({ found }: { found: readonly SearchEntry[] }) {
  const host = useEmbed();
  return (
    <ul className="results" role="list" aria-label={messages.results}>
      {found.map(({ name, type, path, post }) => (
        <li key={path + name} part="card">
          <a className="result" href={post ? postUrl(post, host) : pageUrl(path, host)}>
            <span part="title" className="result-name">
              {name}
            </span>
            <span className="result-kind">{messages[type]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
