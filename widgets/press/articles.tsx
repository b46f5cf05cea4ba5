import { useEmbed } from '../kit/element/embed-context';
import { useQuery } from '../kit/data/query';
import { linkTo } from '../kit/element/links';
import { QueryState } from '../kit/data/query-state';
import { Picture } from '../kit/picture/picture';
import { Loading } from '../kit/ui/loading';
import type { articles as query } from './coverage';
import { messages } from './messages';
import { Press } from './press';

/** Renders the articles, newest first, the first with its picture. */
export function Articles({ articles }: { articles: typeof query }) {
  const host = useEmbed();
  const { heading, home } = host;
  const { value: shown, failed, retry } = useQuery(articles, 'all');
  if (!shown) {
    return (
      <QueryState failed={failed} onRetry={retry} waiting={<Loading text={messages.loadingArticles} />} />
    );
  }
  const Heading = `h${heading}` as 'h3';
  return (
    <Press className="articles">
      {shown.map(({ title, lang, publication, date, description, quote, link, picture, mark, lead }) => (
        <li key={title} part="card" className="article" data-lead={lead ? '' : undefined}>
          {lead ? (
            <figure className="article-picture">
              <Picture picture={lead} alt={picture!.imageAlt} sizes="(min-width: 56em) 44rem, 92vw" />
              {picture!.imageCaption ? (
                <figcaption className="article-caption">{picture!.imageCaption}</figcaption>
              ) : null}
            </figure>
          ) : null}
          <div className="article-from">
            {mark ? (
              <span className="article-mark" data-name={publication}>
                <Picture className="mark-image" picture={mark} alt="" sizes="10rem" fallback="nothing" />
              </span>
            ) : null}
            <p part="meta" className="article-source">
              {/* The word mark shows the name. */}
              <span className={mark && 'vh'}>{`${publication} · `}</span>
              {date}
            </p>
          </div>
          <div className="article-story">
            <Heading part="title" className="article-title" lang={lang}>
              {title}
            </Heading>
            <p className="article-text">{description}</p>
            {quote ? <blockquote className="article-quote">{messages.quoted(quote)}</blockquote> : null}
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
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M8 5h11v11M19 5 6 18" />
                </svg>
              </a>
            </p>
          </div>
        </li>
      ))}
    </Press>
  );
}
