import { page } from '#content/page-survey';
import { findPicture } from '#content/pictures-of-page-survey';
import { PageHero } from '../ui/page-hero';
import { pageHead } from './page-head';

export const head = () => ({ ...pageHead(page), noindex: true });

export function Page() {
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} />
      <div className="wrap sec">
        <p className="lede">{page.intro}</p>
      </div>
    </>
  );
}
