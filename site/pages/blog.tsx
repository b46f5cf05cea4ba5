import { page } from '#content/page-blog';
import { picture as closing } from '#content/picture/cta/story';
import { findPicture } from '#content/pictures-of-page-blog';
import { posts } from '#content/posts';
import { FirstPartyElement } from '../ui/first-party-element';
import { plainFacts } from '../seo/page-facts';
import { blogThing } from '../seo/structured-data/blog';
import { CallToAction } from '../ui/text/call-to-action';
import { BlogLoading } from '../ui/blog-loading';
import { Hero } from '../ui/hero/hero';
import { pageHead } from './page-head';
import { messages } from './messages';

export const head = () => pageHead(page);
export const facts = () =>
  plainFacts(page, { type: 'CollectionPage', graph: [blogThing(posts, page.meta.description)] });

export function Page() {
  return (
    <>
      <Hero hero={page.hero} findPicture={findPicture} />
      <BlogLoading>
        <div className="wrap sec">
          <FirstPartyElement name="cat-blog" attributes={{ heading: 2 }}>
            <a href="/sitemap">{messages.allPosts}</a>
          </FirstPartyElement>
        </div>
      </BlogLoading>
      <CallToAction picture={closing} {...page.closing} />
    </>
  );
}
