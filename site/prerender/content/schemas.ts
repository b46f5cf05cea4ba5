import type { ZodType } from 'zod';
import { schema as about } from '../../pages/about.schema';
import { schema as blog } from '../../pages/blog.schema';
import { schema as booking } from '../../pages/booking.schema';
import { schema as contact } from '../../pages/contact.schema';
import { schema as gallery } from '../../pages/gallery.schema';
import { schema as home } from '../../pages/home.schema';
import { schema as inTheNews } from '../../pages/in-the-news.schema';
import { schema as notFound } from '../../pages/not-found.schema';
import { schema as offline } from '../../pages/offline.schema';
import { schema as partners } from '../../pages/partners.schema';
import { schema as pressKit } from '../../pages/press-kit.schema';
import { schema as privacy } from '../../pages/privacy.schema';
import { schema as sitemap } from '../../pages/sitemap.schema';
import { schema as survey } from '../../pages/survey.schema';
import { schema as tours } from '../../pages/tours.schema';
import type { PageName } from '../../routes';
import { beforeYouBookSchema } from '../../schema/before-you-book';
import { faqsSchema } from '../../schema/faq';
import { newsletterSchema } from '../../schema/newsletter';
import { pressSchema } from '../../schema/press';
import { teamSchema } from '../../schema/team';
import { testimonialsSchema } from '../../schema/testimonial';
import { tourExpectationsSchema } from '../../schema/tour-expectations';
import { videoSchema } from '../../schema/video';

/** A content file that becomes one module unchanged. */
export interface PlainKind {
  file: string;
  schema: ZodType;
  module: string;
  /** The type of the file's content, and the module that has it, from the project's root. */
  type: readonly [name: string, from: string];
  /** Every top-level field is an export of its own, or the whole file is one export. */
  exports: 'each field' | 'page';
}

const list = (name: string, schema: ZodType, type: string, from: string): PlainKind => ({
  file: `${name}.yaml`,
  schema,
  module: name,
  type: [type, from],
  exports: 'each field',
});

/**
 * The shape of every page's texts; tours and posts have files of their own kind. It is beside the page and not in
 * its file: what it checks becomes `#content/page-...`, which the page imports.
 */
const pages: Record<Exclude<PageName, 'tour' | 'post'>, ZodType> = {
  home,
  about,
  tours,
  gallery,
  blog,
  contact,
  'press-kit': pressKit,
  partners,
  booking,
  'in-the-news': inTheNews,
  sitemap,
  survey,
  privacy,
  'not-found': notFound,
  offline,
};

/** THE table of the files that need no work of their own; tours, posts, albums and search have theirs. */
export const PLAIN_KINDS: readonly PlainKind[] = [
  list('before-you-book', beforeYouBookSchema, 'BeforeYouBookFile', 'site/schema/before-you-book'),
  list('faqs', faqsSchema, 'FaqFile', 'site/schema/faq'),
  list('newsletter', newsletterSchema, 'NewsletterFile', 'site/schema/newsletter'),
  list('press', pressSchema, 'PressFile', 'site/schema/press'),
  list('team', teamSchema, 'TeamFile', 'site/schema/team'),
  list('testimonials', testimonialsSchema, 'TestimonialFile', 'site/schema/testimonial'),
  list('tour-expectations', tourExpectationsSchema, 'TourExpectations', 'site/schema/tour-expectations'),
  list('video', videoSchema, 'VideoFile', 'site/schema/video'),
  ...Object.entries(pages).map(([name, schema]): PlainKind => ({
    file: `pages/${name}.yaml`,
    schema,
    module: `page-${name}`,
    type: ['Texts', `site/pages/${name}.schema`],
    exports: 'page',
  })),
];
