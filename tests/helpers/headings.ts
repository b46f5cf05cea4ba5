import { page as about } from '#content/page-about';
import { page as blog } from '#content/page-blog';
import { page as booking } from '#content/page-booking';
import { page as contact } from '#content/page-contact';
import { page as gallery } from '#content/page-gallery';
import { page as home } from '#content/page-home';
import { page as news } from '#content/page-in-the-news';
import { page as missing } from '#content/page-not-found';
import { page as offline } from '#content/page-offline';
import { page as pressKit } from '#content/page-press-kit';
import { page as privacy } from '#content/page-privacy';
import { page as sitemap } from '#content/page-sitemap';
import { page as survey } from '#content/page-survey';
import { page as walks } from '#content/page-tours';
import { tours } from '#content/tours';
import { guidePath, GUIDES } from '../../site/pages/guide-names';
import { partnerGuide } from '../../site/prerender/docs/partner-guides';

/** The `h1` of pages, by their addresses. */
export const headings = {
  ...Object.fromEntries(tours.map(({ url, title }) => [url, title])),
  ...Object.fromEntries(GUIDES.map((name) => [guidePath(name), partnerGuide(name).title])),
  '/': home.hero.title,
  '/about': about.hero.title,
  '/blog': blog.hero.title,
  '/booking': booking.hero.title,
  '/contact': contact.hero.title,
  '/gallery': gallery.hero.title,
  '/in-the-news': news.hero.title,
  '/offline': offline.title,
  '/press-kit': pressKit.hero.title,
  '/privacy': privacy.hero.title,
  '/sitemap': sitemap.hero.title,
  '/survey': survey.hero.title,
  '/tours': walks.hero.title,
};

/** The `h1` of a missing page. */
export const notFound = missing.title;
