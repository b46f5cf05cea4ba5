import { z } from 'zod';
import { href, line } from '../schema/fields';
import { pageBase } from '../schema/page';

/** Shape of `site/content/pages/sitemap.yaml`: the list without tours and posts, which follow by themselves. */
export const schema = z
  .strictObject({
    ...pageBase,
    pagesHeading: line(80),
    toursHeading: line(80),
    postsHeading: line(80),
    pages: z.array(z.strictObject({ name: line(60), path: href() })).min(1),
  })
  .meta({
    title: 'The site map for people',
    description: 'Tours and blog posts follow the list by themselves.',
  });
