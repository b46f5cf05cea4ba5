import { page } from '#content/page-sitemap';
import { findPicture } from '#content/pictures-of-page-sitemap';
import { posts } from '#content/posts';
import { tours } from '#content/tours';
import { plainFacts } from '../seo/page-facts';
import { LinkList } from '../ui/text/link-list';
import { PageHero } from '../ui/hero/page-hero';
import { pageHead } from './page-head';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page);

export function Page() {
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} />
      <div className="wrap sec cols cols-3">
        <section>
          <h2>{page.pagesHeading}</h2>
          <LinkList links={page.pages.map(({ name, path }) => ({ label: name, href: path }))} />
        </section>
        <section>
          <h2>{page.toursHeading}</h2>
          <LinkList links={tours.map(({ title, url }) => ({ label: title, href: url }))} />
        </section>
        <section>
          <h2>{page.postsHeading}</h2>
          {posts.length ? (
            <LinkList links={posts.map(({ id, title }) => ({ label: title, href: `/blog?post=${id}` }))} />
          ) : (
            <p>No blog posts available</p>
          )}
        </section>
      </div>
    </>
  );
}
