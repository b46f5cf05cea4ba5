import { page } from '#content/page-blog';
import { findPicture } from '#content/pictures-of-page-blog';
import { Closing } from '../ui/closing';
import { PageHero } from '../ui/page-hero';
import { pageHead } from './page-head';

export const head = () => pageHead(page);

export function Page() {
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} />
      <Closing {...page.closing} />
    </>
  );
}
