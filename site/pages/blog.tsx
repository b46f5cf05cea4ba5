import { page } from '#content/page-blog';
import { findPicture } from '#content/pictures-of-page-blog';
import { posts } from '#content/posts';
import { Closing } from '../ui/closing';
import { PageHero } from '../ui/page-hero';
import { PostCards } from '../ui/post-cards';
import { pageHead } from './page-head';

export const head = () => pageHead(page);

export function Page() {
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} />
      <PostCards posts={posts} />
      <Closing {...page.closing} />
    </>
  );
}
