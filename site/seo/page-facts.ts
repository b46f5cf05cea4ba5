import { items as brooklynHeightsFaq } from '#content/faq-brooklyn-heights';
import { items as contactFaq } from '#content/faq-contact';
import { items as financialDistrictFaq } from '#content/faq-financial-district';
import { items as lowerEastSideFaq } from '#content/faq-lower-east-side';
import { items as pressFaq } from '#content/faq-press-kit';
import { items as privateToursFaq } from '#content/faq-private-tours';
import { items as toursFaq } from '#content/faq-tours';
import { fans, tours as tourAlbum } from '#content/gallery';
import { page as about } from '#content/page-about';
import { page as blog } from '#content/page-blog';
import { page as booking } from '#content/page-booking';
import { page as contact } from '#content/page-contact';
import { page as gallery } from '#content/page-gallery';
import { page as home } from '#content/page-home';
import { page as news } from '#content/page-in-the-news';
import { page as pressKit } from '#content/page-press-kit';
import { page as privacy } from '#content/page-privacy';
import { page as sitemap } from '#content/page-sitemap';
import { page as survey } from '#content/page-survey';
import { page as tours } from '#content/page-tours';
import { findPicture } from '#content/pictures';
import { posts } from '#content/posts';
import * as settings from '#content/settings';
import { tour as brooklynHeights } from '#content/tour-brooklyn-heights';
import { tour as financialDistrict } from '#content/tour-financial-district';
import { tour as lowerEastSide } from '#content/tour-lower-east-side';
import { tour as privateTours } from '#content/tour-private-tours';
import { tours as summaries } from '#content/tours';
import type { Meta } from '../../widgets/kit/model/fields';
import type { PageHero } from '../../widgets/kit/model/page';
import { middleWidth, pictureFile } from '../../widgets/kit/model/picture';
import type { Post } from '../../widgets/kit/model/post';
import type { TourPage } from '../../widgets/kit/model/tour';
import { topicUrl } from '../../widgets/kit/post-links';
import { blogThing, postPath, postThing } from './structured-data/blog';
import { businessName, businessThing, websiteThing } from './structured-data/business';
import { galleryThing } from './structured-data/gallery';
import { breadcrumbs, faqThing, pageThing } from './structured-data/page';
import type { Thing } from './structured-data/thing';
import { tourListThing, tourThing } from './structured-data/tour';

/**
 * What only search engines and social networks are told of a page. It is made while building and stands in the HTML;
 * no browser's code carries it.
 */
export interface PageFacts {
  /** The picture that shows when the page is shared. */
  card: {
    title: string;
    /** Short, on the street sign above the title. */
    kicker: string;
    /** Key of the picture. */
    picture: string;
    alt: string;
    /** Where the subject stands, as a share of the width. */
    focus?: number | undefined;
  };
  keywords: readonly string[];
  /** Only for posts. */
  article?: { published: string; section: string; tags: readonly string[] };
  graph: readonly Thing[];
}

const tourFaqs = {
  'brooklyn-heights': brooklynHeightsFaq,
  'financial-district': financialDistrictFaq,
  'lower-east-side': lowerEastSideFaq,
  'private-tours': privateToursFaq,
};

const { business } = settings;
const HOME = { href: '/', label: 'Home' };

/** Root-relative address of a picture in a size that search engines like. */
function file(key: string): string {
  const picture = findPicture(key);
  if (!picture) throw new Error(`No picture has the key "${key}".`);
  return pictureFile(picture, middleWidth(picture), picture.endings.at(-1)!);
}

/** The picture of pages that have none. */
const common = { key: business.socialPicture, alt: home.hero.imageAlt ?? '', focus: home.hero.imageFocus };

const company = () => businessThing(settings, file(common.key));

/** Longest text for the sign of a card. */
const SIGN_MAX = 26;

interface Plain {
  path: string;
  meta: Meta;
  hero: PageHero;
}

interface Extra {
  type?: string;
  /** Pages that tell about the company carry all of it, others its name. */
  aboutUs?: boolean;
  graph?: readonly Thing[];
}

/** A page with a hero. */
function plain(
  { path, meta, hero }: Plain,
  { type = 'WebPage', aboutUs, graph = [] }: Extra = {},
): PageFacts {
  const picture = hero.image ?? common.key;
  const isSign = meta.title !== hero.title && meta.title.length <= SIGN_MAX;
  return {
    card: {
      title: hero.title,
      kicker: isSign ? meta.title : business.city,
      picture,
      alt: hero.imageAlt ?? common.alt,
      focus: hero.image ? hero.imageFocus : common.focus,
    },
    keywords: business.keywords,
    graph: [
      pageThing(type, { ...meta, canonical: path }, file(picture)),
      ...(path === '/' ? [] : [breadcrumbs([HOME], meta.title)]),
      aboutUs ? company() : businessName(business),
      websiteThing(business),
      ...graph,
    ],
  };
}

function tourFacts(tour: TourPage): PageFacts {
  const summary = summaries.find(({ slug }) => slug === tour.slug)!;
  const image = file(summary.image);
  return {
    card: { title: tour.title, kicker: summary.place, picture: summary.image, alt: summary.imageAlt },
    keywords: [tour.title, ...business.keywords],
    graph: [
      pageThing('ItemPage', { ...tour.meta, canonical: summary.url }, image),
      breadcrumbs([HOME, { href: '/tours', label: 'Tours' }], tour.title),
      company(),
      websiteThing(business),
      tourThing({ tour, summary, settings, images: [image] }),
      faqThing(summary.url, tourFaqs[tour.slug]),
    ],
  };
}

function postFacts(post: Post): PageFacts {
  const { title, category, tags, image, imageAlt, isoDate, meta } = post;
  return {
    card: { title, kicker: category, picture: image, alt: imageAlt },
    keywords: [...tags, ...business.keywords],
    article: { published: isoDate, section: category, tags },
    graph: [
      pageThing('WebPage', { ...meta, canonical: postPath(post) }, file(image)),
      breadcrumbs(
        [HOME, { href: '/blog', label: 'Blog' }, { href: topicUrl(category), label: category }],
        title,
      ),
      businessName(business),
      websiteThing(business),
      postThing(post, [file(image)], business),
    ],
  };
}

const album = [...tourAlbum, ...fans].map(({ picture, alt, caption }) => ({
  file: file(picture),
  alt,
  caption,
}));

const everyPage: readonly [path: string, facts: PageFacts][] = [
  ['/', plain(home, { aboutUs: true })],
  ['/about', plain(about, { type: 'AboutPage', aboutUs: true })],
  [
    '/tours',
    plain(tours, {
      type: 'CollectionPage',
      aboutUs: true,
      graph: [tourListThing(summaries), faqThing('/tours', toursFaq)],
    }),
  ],
  ...[brooklynHeights, financialDistrict, lowerEastSide, privateTours].map((tour): [string, PageFacts] => [
    `/tours/${tour.slug}`,
    tourFacts(tour),
  ]),
  [
    '/gallery',
    plain(gallery, {
      type: 'CollectionPage',
      graph: [galleryThing('/gallery', gallery.hero.title, album)],
    }),
  ],
  ['/blog', plain(blog, { type: 'CollectionPage', graph: [blogThing(posts, blog.meta.description)] })],
  ...posts.map((post): [string, PageFacts] => [postPath(post), postFacts(post)]),
  [
    '/contact',
    plain(contact, { type: 'ContactPage', aboutUs: true, graph: [faqThing('/contact', contactFaq)] }),
  ],
  ['/press-kit', plain(pressKit, { aboutUs: true, graph: [faqThing('/press-kit', pressFaq)] })],
  ['/booking', plain(booking, { aboutUs: true })],
  ['/in-the-news', plain(news, { type: 'CollectionPage' })],
  ['/sitemap', plain(sitemap)],
  ['/survey', plain(survey)],
  ['/privacy', plain(privacy)],
];

const byPath = new Map(everyPage);

/** Shown with addresses that are no page. */
const unknown: PageFacts = {
  card: {
    title: home.hero.title,
    kicker: business.city,
    picture: common.key,
    alt: common.alt,
    focus: common.focus,
  },
  keywords: business.keywords,
  graph: [],
};

/**
 * The facts of an address.
 * @param path as in the table of routes; anything else is an unknown page
 */
export const pageFacts = (path: string): PageFacts => byPath.get(path) ?? unknown;
