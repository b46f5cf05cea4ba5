import { page } from '#content/page-gallery';
import { findPicture } from '#content/pictures-of-page-gallery';
import { links } from '#content/settings';
import { PlateLink } from '../../widgets/kit/ui/plate';
import { Icon } from '../ui/icon';
import { PageHero } from '../ui/page-hero';
import { pageHead } from './page-head';

export const head = () => pageHead(page);

export function Page() {
  const { video, submit } = page;
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} />
      <section className="wrap sec stack">
        <h2>{video.heading}</h2>
        <p className="lede">{video.text}</p>
        <p>
          <a href={links.nbcVideo}>{video.watch}</a>
        </p>
        <p className="btns">
          <PlateLink href={video.href}>{video.label}</PlateLink>
        </p>
      </section>
      <div className="band">
        <section className="wrap sec stack">
          <h2>{submit.heading}</h2>
          <p className="lede">{submit.text}</p>
          <p className="btns">
            <PlateLink href={submit.href}>
              <Icon name="mail" />
              {submit.label}
            </PlateLink>
          </p>
        </section>
      </div>
    </>
  );
}
