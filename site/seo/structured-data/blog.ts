import type { Settings } from '../../schema/settings';
import type { Post } from '../../../widgets/kit/model/post';
import { absolute } from '../head';
import { businessId, pageId, reference, type Thing } from './thing';

/** Returns the address of a post for search engines: only its HTML contains the post. */
export const postPath = ({ id }: Post): string => `/blog/${id}`;

/**
 * Returns a post.
 * @param images root-relative
 */
export const postThing = (post: Post, images: readonly string[], { name }: Settings['business']): Thing => ({
  '@type': 'BlogPosting',
  '@id': `${absolute(postPath(post))}#post`,
  mainEntityOfPage: reference(pageId(postPath(post))),
  headline: post.title,
  description: post.excerpt,
  image: images.map(absolute),
  datePublished: post.isoDate,
  dateModified: post.isoDate,
  author: post.author === name ? reference(businessId) : { '@type': 'Person', name: post.author },
  publisher: reference(businessId),
  articleSection: post.category,
  keywords: post.tags,
  timeRequired: `PT${post.readingMinutes}M`,
  inLanguage: 'en-US',
});

export const blogThing = (posts: readonly Post[], description: string): Thing => ({
  '@type': 'Blog',
  '@id': `${absolute('/blog')}#blog`,
  url: absolute('/blog'),
  description,
  publisher: reference(businessId),
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    headline: post.title,
    url: absolute(postPath(post)),
    datePublished: post.isoDate,
  })),
});
