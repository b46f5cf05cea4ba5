import { page } from '#content/page-in-the-news';
import { picture as closing } from '#content/picture/cta/news';
import { findPicture } from '#content/pictures-of-page-in-the-news';
import { FirstPartyElement } from '../ui/first-party-element';
import { plainFacts } from '../seo/page-facts';
import { CallToAction } from '../ui/text/call-to-action';
import { LinkList } from '../ui/text/link-list';
import { Hero } from '../ui/hero/hero';
import { pageHead } from './page-head';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page, { type: 'CollectionPage' });

export function Page() {
  return (
    <>
      <Hero hero={page.hero} findPicture={findPicture} />
      <section className="wrap sec">
        <h2 className="head">{page.articlesHeading}</h2>
        <FirstPartyElement
          name="cat-press"
          isInFirstView
          attributes={{ show: 'articles', loading: 'lazy' }}
        />
      </section>
      <div className="band">
        <section className="wrap sec stack">
          <h2>{page.more.heading}</h2>
          <p className="lede">{page.more.text}</p>
          <LinkList links={page.more.links} />
        </section>
      </div>
      <CallToAction picture={closing} {...page.closing} />
    </>
  );
}
