import type { ZodType } from 'zod';
import { faqsSchema } from '../../../widgets/kit/model/faq';
import { newsletterSchema } from '../../../widgets/kit/model/newsletter';
import { aboutPageSchema } from '../../../widgets/kit/model/page-about';
import { contactPageSchema } from '../../../widgets/kit/model/page-contact';
import { galleryPageSchema } from '../../../widgets/kit/model/page-gallery';
import { homePageSchema } from '../../../widgets/kit/model/page-home';
import {
  blogPageSchema,
  bookingPageSchema,
  notFoundPageSchema,
  offlinePageSchema,
  privacyPageSchema,
  sitemapPageSchema,
  surveyPageSchema,
} from '../../../widgets/kit/model/page-plain';
import { newsPageSchema, pressKitPageSchema } from '../../../widgets/kit/model/page-press';
import { tourExpectationsSchema, toursPageSchema } from '../../../widgets/kit/model/page-tours';
import { pressSchema } from '../../../widgets/kit/model/press';
import { teamSchema } from '../../../widgets/kit/model/team';
import { testimonialsSchema } from '../../../widgets/kit/model/testimonial';
import { videoSchema } from '../../../widgets/kit/model/video';

/** A content file that becomes one module as it stands. */
export interface PlainKind {
  file: string;
  schema: ZodType;
  module: string;
  /** The type of the file's content, and the file of `kit/model` that has it. */
  type: string;
  model: string;
  /** Every top-level field is an export of its own, or the whole file is one export. */
  exports: 'each field' | 'page';
}

const list = (name: string, schema: ZodType, type: string, model: string): PlainKind => ({
  file: `${name}.yaml`,
  schema,
  module: name,
  type,
  model,
  exports: 'each field',
});

const page = (name: string, schema: ZodType, type: string, model: string): PlainKind => ({
  file: `pages/${name}.yaml`,
  schema,
  module: `page-${name}`,
  type,
  model,
  exports: 'page',
});

/** THE table of the files that need no work of their own; tours, posts, albums and search have theirs. */
export const PLAIN_KINDS: readonly PlainKind[] = [
  list('faqs', faqsSchema, 'FaqFile', 'faq'),
  list('newsletter', newsletterSchema, 'NewsletterFile', 'newsletter'),
  list('press', pressSchema, 'PressFile', 'press'),
  list('team', teamSchema, 'TeamFile', 'team'),
  list('testimonials', testimonialsSchema, 'TestimonialFile', 'testimonial'),
  list('tour-expectations', tourExpectationsSchema, 'TourExpectations', 'page-tours'),
  list('video', videoSchema, 'Video', 'video'),
  page('home', homePageSchema, 'HomePage', 'page-home'),
  page('about', aboutPageSchema, 'AboutPage', 'page-about'),
  page('tours', toursPageSchema, 'ToursPage', 'page-tours'),
  page('gallery', galleryPageSchema, 'GalleryPage', 'page-gallery'),
  page('blog', blogPageSchema, 'BlogPage', 'page-plain'),
  page('contact', contactPageSchema, 'ContactPage', 'page-contact'),
  page('press-kit', pressKitPageSchema, 'PressKitPage', 'page-press'),
  page('booking', bookingPageSchema, 'BookingPage', 'page-plain'),
  page('in-the-news', newsPageSchema, 'NewsPage', 'page-press'),
  page('sitemap', sitemapPageSchema, 'SitemapPage', 'page-plain'),
  page('survey', surveyPageSchema, 'SurveyPage', 'page-plain'),
  page('privacy', privacyPageSchema, 'PrivacyPage', 'page-plain'),
  page('not-found', notFoundPageSchema, 'NotFoundPage', 'page-plain'),
  page('offline', offlinePageSchema, 'OfflinePage', 'page-plain'),
];
