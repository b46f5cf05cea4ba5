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

/** A content file that becomes one module. */
interface PlainKind {
  file: string;
  schema: ZodType;
  module: string;
  /** Type of the content; `schema` for a page, whose module has one export instead of one per field. */
  type: string;
  /** Module that exports the type, from the project's root. */
  from: string;
}

const list = (module: string, schema: ZodType, type: string, from = module): PlainKind => ({
  file: `${module}.yaml`,
  schema,
  module,
  type,
  from: `site/schema/${from}`,
});

/** Schemas of the pages' texts, in separate files because the pages import the generated content. */
const pages: Record<Exclude<PageName, 'tour' | 'post' | 'guide'>, ZodType> = {
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

/** The files that become one module; tours, posts, albums and search become several. */
export const PLAIN_KINDS: readonly PlainKind[] = [
  list('before-you-book', beforeYouBookSchema, 'BeforeYouBookFile'),
  list('faqs', faqsSchema, 'FaqFile', 'faq'),
  list('newsletter', newsletterSchema, 'NewsletterFile'),
  list('press', pressSchema, 'PressFile'),
  list('team', teamSchema, 'TeamFile'),
  list('testimonials', testimonialsSchema, 'TestimonialFile', 'testimonial'),
  list('tour-expectations', tourExpectationsSchema, 'TourExpectations'),
  list('video', videoSchema, 'VideoFile'),
  ...Object.entries(pages).map(([name, schema]): PlainKind => ({
    file: `pages/${name}.yaml`,
    schema,
    module: `page-${name}`,
    type: 'schema',
    from: `site/pages/${name}.schema`,
  })),
];
