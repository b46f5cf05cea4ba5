import { fans, tours } from '#content/gallery';
import { page } from '#content/page-gallery';
import { picture as closing } from '#content/picture/cta/gallery';
import { findPicture } from '#content/pictures-of-page-gallery';
import { bookingCall } from '#content/settings';
import type { Album } from '../../widgets/kit/model/gallery';
import { FirstPartyElement } from '../ui/first-party-element';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { pictureAddress, plainFacts } from '../seo/page-facts';
import { galleryThing } from '../seo/structured-data/gallery';
import { CallToAction } from '../ui/text/call-to-action';
import { Icon } from '../ui/icon';
import { Hero } from '../ui/hero/hero';
import { pageHead } from './page-head';
import { messages } from './messages';

export const head = () => pageHead(page);
export const facts = () =>
  plainFacts(page, { type: 'CollectionPage', graph: [galleryThing('/gallery', page.hero.title, album())] });

/** Lists the pictures for search engines. */
const album = () =>
  [...tours, ...fans].map(({ picture, alt, caption }) => ({ file: pictureAddress(picture), alt, caption }));

export function Page() {
  const { video, submit } = page;
  return (
    <>
      <Hero hero={page.hero} findPicture={findPicture} />
      <section className="wrap sec split pb-0">
        <div className="stack">
          <h2>{video.heading}</h2>
          <p className="lede">{video.text}</p>
          <p className="btns">
            <ButtonLink href={video.href} aria-label={messages.filmOfAllTours(video.label)}>
              {video.label}
            </ButtonLink>
          </p>
        </div>
        <FirstPartyElement name="cat-video" isInFirstView attributes={{ loading: 'lazy' }} />
      </section>
      <AlbumSection album="tours" texts={page.tours} />
      <div className="band">
        <AlbumSection album="fans" texts={page.fans} />
        <section className="wrap sec pt-0 stack">
          <h2>{submit.heading}</h2>
          <p className="lede">{submit.text}</p>
          <p className="btns">
            <ButtonLink href={submit.href}>
              <Icon name="mail" />
              {submit.label}
            </ButtonLink>
          </p>
        </section>
      </div>
      <CallToAction picture={closing} {...bookingCall} />
    </>
  );
}

function AlbumSection({ album, texts }: { album: Album; texts: { heading: string; text: string } }) {
  return (
    <section className="wrap sec">
      <div className="head">
        <h2>{texts.heading}</h2>
        <p className="lede">{texts.text}</p>
      </div>
      <FirstPartyElement name="cat-gallery" attributes={{ album, loading: 'lazy' }} />
    </section>
  );
}
