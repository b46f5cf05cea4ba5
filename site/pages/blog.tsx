import { page } from '#content/page-blog';
import { findPicture } from '#content/pictures-of-page-blog';
import { Tag } from '../../widgets/kit/tag';
import { Closing } from '../ui/closing';
import { Opening } from '../ui/opening';
import { PageHero } from '../ui/page-hero';
import { pageHead } from './page-head';

export const head = () => pageHead(page);

export function Page() {
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} />
      <Opening>
        <div className="wrap sec">
          <Tag name="cat-blog" attributes={{ heading: 2 }}>
            <a href="/sitemap">All stories</a>
          </Tag>
        </div>
      </Opening>
      <Closing {...page.closing} />
    </>
  );
}
