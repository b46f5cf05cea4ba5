import { page as about } from '#content/page-about';
import { page as blog } from '#content/page-blog';
import { page as booking } from '#content/page-booking';
import { page as contact } from '#content/page-contact';
import { page as gallery } from '#content/page-gallery';
import { page as home } from '#content/page-home';
import { page as news } from '#content/page-in-the-news';
import { page as pressKit } from '#content/page-press-kit';
import { page as sitemap } from '#content/page-sitemap';
import { page as tours } from '#content/page-tours';
import { tour as brooklynHeights } from '#content/tour-brooklyn-heights';
import { tour as financialDistrict } from '#content/tour-financial-district';
import { tour as lowerEastSide } from '#content/tour-lower-east-side';
import { tour as privateTours } from '#content/tour-private-tours';
import type { PageHero } from '../../../site/schema/page';
import type { Box } from '../../../site/art/scenes/safe';
import type { SLIPS, SlipHeight } from './frames';

export type Look = Pick<PageHero, 'image' | 'imageFocus' | 'imageFocusY' | 'imageNight' | 'imagePosition'>;

/** A page whose picture has a slip of paper on it, and how it looks. */
export interface Case {
  page: string;
  look: Look;
  height: SlipHeight;
  /** Content of the slip besides the title and a sentence. */
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

/** A hero that fills a window: its pictures, which of their sides are cut, how high it is, and what is on it. */
export interface FullCase {
  window: number;
  images: readonly (string | undefined)[];
  focus: readonly [x: number, y: number];
  height: number;
  /** Shown on the picture itself: the menu, the title and the sentence below it. */
  open: readonly Box[];
  /** Has a ground of its own: the offer and the buttons. */
  paper: readonly Box[];
}

// prettier-ignore
const HOME: readonly (readonly [
  window: number, height: number, left: number, top: number,
  ...ends: [title: Corner, deck: Corner, offer: Corner, buttons: Corner],
])[] = [
  [320, 796, 20, 99, [267, 227], [298, 282], [300, 475], [300, 553]],
  [390, 844, 20, 99, [309, 249], [365, 302], [370, 457], [370, 535]],
  [768, 1024, 31, 154, [320, 304], [396, 360], [463, 530], [393, 620]],
  [1024, 941, 41, 120, [427, 321], [420, 373], [473, 543], [403, 633]],
  [1280, 998, 51, 120, [534, 370], [433, 417], [483, 588], [413, 678]],
  [1366, 993, 55, 120, [553, 383], [437, 430], [487, 601], [417, 691]],
  [1440, 1073, 58, 135, [601, 417], [440, 460], [490, 631], [420, 721]],
  [1920, 1123, 304, 162, [897, 470], [686, 510], [736, 681], [666, 771]],
  [2560, 1440, 624, 176, [1217, 484], [1006, 524], [1056, 695], [986, 785]],
];
type Corner = readonly [right: number, bottom: number];
const MENU = 72;
const SIDEWAYS = 768;

/** The first page, as `site/ui/hero/hero.css` lays it out with the words it has: all are pixels, from the hero's upper left. */
export const fullCases: readonly FullCase[] = HOME.map(([window, height, left, top, ...ends]) => {
  const { image, imageTall, imageNight, imageNightTall } = home.hero;
  const isNarrow = window < SIDEWAYS;
  const boxes = ends.map(([right, bottom], index): Box => [left, ends[index - 1]?.[1] ?? top, right, bottom]);
  return {
    window,
    images: isNarrow ? [imageTall, imageNightTall] : [image, imageNight],
    focus: [isNarrow ? 0.5 : 0.72, 1],
    height,
    open: [[0, 0, window, MENU], ...boxes.slice(0, 2)],
    paper: boxes.slice(2),
  };
});
