import { useEmbed } from '../kit/element/embed-context';
import { useQuery, type Query } from '../kit/data/query';
import { linkTo } from '../kit/element/links';
import { QueryState } from '../kit/data/query-state';
import { Picture } from '../kit/picture/picture';
import { Loading } from '../kit/ui/loading';
import { readArticles, type Article } from './article';
import { messages } from './messages';
import { Reports } from './reports';

/**
 * Renders the articles, newest first; the first leads, where it has a picture. A headline that is not in English says so to
 * a screen reader.
 */
export function Articles({ articles }: { articles: Query<'all', readonly Article[]> }) {
  const host = useEmbed();
  const { heading, home, root } = host;
  const { value: shown, failed, retry } = useQuery(articles, 'all', () => readArticles(root));
  if (!shown) {
    return (
      <QueryState failed={failed} onRetry={retry} waiting={<Loading text={messages.loadingArticles} />} />
    );
  }
  const Heading = `h${heading}` as 'h3';
  return (
    <Reports className="articles">
      {shown.map(({ title, lang, source, description, quote, link, mark, lead }) => (
        <li key={title} part="card" className="article" data-lead={lead ? '' : undefined}>
          {lead ? (
            <figure className="article-picture">
              <Picture picture={lead.picture} alt={lead.alt} sizes="(min-width: 56em) 44rem, 92vw" />
              {lead.caption ? <figcaption className="article-caption">{lead.caption}</figcaption> : null}
            </figure>
          ) : null}
          <div className="article-from">
            {mark ? (
              <span className="article-mark" data-name={source}>
                <Picture className="mark-image" picture={mark} alt="" sizes="10rem" fallback="nothing" />
              </span>
            ) : null}
            <p part="meta" className="article-source">
              {source}
            </p>
          </div>
          <div className="article-story">
            <Heading part="title" className="article-title" lang={lang}>
              {title}
            </Heading>
            <p className="article-text">{description}</p>
            {quote ? <blockquote className="article-quote">{quote}</blockquote> : null}
            <p>
              <a
                className="article-link"
                href={linkTo(link, host)}
                target={home ? undefined : '_blank'}
                rel={home ? undefined : 'noopener'}
                title={home ? undefined : messages.newTab}
              >
                {messages.read}
                <span className="vh">{messages.readWhich(<span lang={lang}>{title}</span>)}</span>
                <svg className="article-out" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M8 5h11v11M19 5 6 18" />
                </svg>
              </a>
            </p>
          </div>
        </li>
      ))}
    </Reports>
  );
}
