import { page as about } from '#content/page-about';
import { page as blog } from '#content/page-blog';
import { page as booking } from '#content/page-booking';
import { page as contact } from '#content/page-contact';
import { page as gallery } from '#content/page-gallery';
import { page as news } from '#content/page-in-the-news';
import { page as pressKit } from '#content/page-press-kit';
import { page as sitemap } from '#content/page-sitemap';
import { page as tours } from '#content/page-tours';
import { tour as brooklynHeights } from '#content/tour-brooklyn-heights';
import { tour as financialDistrict } from '#content/tour-financial-district';
import { tour as lowerEastSide } from '#content/tour-lower-east-side';
import { tour as privateTours } from '#content/tour-private-tours';
import type { PageHero } from '../../site/schema/page';
import type { SLIPS, SlipHeight } from './hero-frames';

export type Look = Pick<PageHero, 'image' | 'imageFocus' | 'imageFocusY' | 'imageNight' | 'imagePosition'>;

/** A page whose picture has a slip of paper on it, and how it looks. */
export interface Case {
  page: string;
  look: Look;
  height: SlipHeight;
  /** What is on the slip besides the title and a sentence. */
  words: keyof typeof SLIPS;
}

const ofPage = ({ path, hero }: { path: string; hero: PageHero }, words?: Case['words']): Case => ({
  page: path,
  look: hero,
  height: 'medium',
  words: words ?? (hero.title.length > 16 ? 'sentence' : 'title'),
});
const ofTour = ({ slug, hero, arrangement }: { slug: string; hero: Look; arrangement?: unknown }): Case => ({
  page: `/tours/${slug}`,
  look: { ...hero, image: `tours/${slug}` },
  height: 'large',
  words: arrangement ? 'facts' : 'offer',
});

export const cases: readonly Case[] = [
  ofPage(about),
  ofPage(blog),
  ofPage(booking, 'offer'),
  ofPage(contact),
  ofPage(gallery),
  ofPage(news),
  ofPage(pressKit),
  ofPage(sitemap),
  ofPage(tours, 'urgency'),
  ofTour(brooklynHeights),
  ofTour(financialDistrict),
  ofTour(lowerEastSide),
  ofTour(privateTours),
];
