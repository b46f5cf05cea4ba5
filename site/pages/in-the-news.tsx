import { page } from '#content/page-in-the-news';
import { findPicture } from '#content/pictures-of-page-in-the-news';
import { articles } from '#content/press';
import type { PressArticle } from '../../widgets/kit/model/press';
import { Closing } from '../ui/closing';
import { Icon } from '../ui/icon';
import { LinkList } from '../ui/link-list';
import { PageHero } from '../ui/page-hero';
import { pageHead } from './page-head';

export const head = () => pageHead(page);

export function Page() {
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} />
      <section className="wrap sec">
        <h2 className="head">{page.articlesHeading}</h2>
        <div className="news">
          {articles.map((article) => (
            <Article key={article.title} article={article} />
          ))}
        </div>
      </section>
      <div className="band">
        <section className="wrap sec stack">
          <h2>{page.more.heading}</h2>
          <p className="lede">{page.more.text}</p>
          <LinkList links={page.more.links} />
        </section>
      </div>
      <Closing {...page.closing} />
    </>
  );
}

/** One report. Some of them are not in English; their titles say so themselves. */
function Article({ article }: { article: PressArticle }) {
  const { title, publication, date, description, quote, link } = article;
  return (
    <article className="stack">
      <p className="news-source">{`${publication} · ${date}`}</p>
      <h3>{title}</h3>
      <p>{description}</p>
      {quote ? <blockquote>{`“${quote}”`}</blockquote> : null}
      <p>
        <a className="news-link" href={link} aria-label={`${page.readLabel}: ${title}`}>
          {page.readLabel}
          <Icon name="external" />
        </a>
      </p>
    </article>
  );
}
