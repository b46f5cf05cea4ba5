import { css } from '#css/pages/sitemap';
import { page } from '#content/page-sitemap';
import { findPicture } from '#content/pictures-of-page-sitemap';
import { posts } from '#content/post-cards';
import { findPicture as findPostPicture } from '#content/post-pictures';
import { findPicture as findTourPicture } from '#content/tour-pictures';
import { tours } from '#content/tours';
import type { Picture as PictureFiles } from '../../widgets/kit/model/picture';
import { Picture } from '../../widgets/kit/picture/picture';
import { plainFacts } from '../seo/page-facts';
import { Hero } from '../ui/hero/hero';
import { pageHead } from './page-head';
import { messages } from './messages';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page);

interface Place {
  href: string;
  name: string;
  /** Small type above the name. */
  kicker?: string;
  picture?: PictureFiles | undefined;
}

/** Renders a page as a link with its name and, if it has one, its picture. */
function Entry({ href, name, kicker, picture, sizes }: Place & { sizes?: string }) {
  return (
    <li>
      <a href={href}>
        {picture ? <Picture picture={picture} alt="" sizes={sizes ?? '6rem'} /> : null}
        <span>
          {kicker ? (
            <small className="mb-[0.3em] block font-text text-[0.875rem] font-semibold leading-[1.2] text-muted">
              {kicker}
            </small>
          ) : null}
          {name}
        </span>
      </a>
    </li>
  );
}

export function Page() {
  return (
    <>
      <Hero hero={page.hero} findPicture={findPicture} />
      <section className="wrap sec map">
        <style>{css}</style>
        <h2 className="mb-g4">{page.pagesHeading}</h2>
        <ul className="map-pages" role="list">
          {page.pages.map(({ name, path }) => (
            <Entry key={path} name={name} href={path} />
          ))}
        </ul>
      </section>
      <div className="band">
        <section className="wrap sec map">
          <h2 className="mb-g4">{page.toursHeading}</h2>
          <ul className="map-tours" role="list">
            {tours.map(({ title, url, slug }) => (
              <Entry
                key={url}
                name={title}
                href={url}
                picture={findTourPicture(`tours/${slug}`)}
                sizes="(min-width: 48em) 22vw, 45vw"
              />
            ))}
          </ul>
        </section>
      </div>
      <section className="wrap sec map">
        <h2 className="mb-g4">{page.postsHeading}</h2>
        {posts.length ? (
          <ul className="map-posts" role="list">
            {posts.map(({ id, title, category, image }) => (
              <Entry
                key={id}
                name={title}
                kicker={category}
                href={`/blog?post=${id}`}
                picture={findPostPicture(image)}
              />
            ))}
          </ul>
        ) : (
          <p>{messages.noPosts}</p>
        )}
      </section>
    </>
  );
}
