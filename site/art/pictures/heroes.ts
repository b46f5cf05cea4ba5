import { parapet } from '../heroes/parapet';
import { picture, type Picture, type PictureOptions } from '../picture';
import { cityMap } from '../scenes/indoors/city-map';
import { stoop } from '../scenes/brooklyn/stoop';
import { exchange } from '../scenes/downtown/exchange';
import { pushcart } from '../scenes/east-side/pushcart';
import { cab } from '../scenes/town/cab';
import type { Scene } from '../scenes/scene';
import { armchair } from '../scenes/wide/armchair';
import { crossroads } from '../scenes/wide/crossroads';
import { newsstand } from '../scenes/wide/newsstand';
import { parade } from '../scenes/wide/parade';
import { photographer } from '../scenes/wide/photographer';
import { salon } from '../scenes/wide/salon';
import { telephone } from '../scenes/wide/telephone';
import { ticketBooth } from '../scenes/wide/ticket-booth';

/** The same scene by lamplight, for visitors whose device is set to dark. */
const byNight = (day: string, scene: Scene, alt: string, options: PictureOptions = {}): Picture =>
  picture(`${day}-night`, scene, alt, { palette: 'gaslight', flecks: 0, ...options });
const WIDE: PictureOptions = { width: 1920, quality: 80 };

/** Wide pictures at the head of a page. */
export const heroes: readonly Picture[] = [
  picture(
    'hero/home',
    parapet({ width: 1920, height: 1080, focus: 0.66, palette: 'extra', coat: 'black' }),
    'A black cat with a bell walks a parapet above the harbor at dusk, a huge yellow sun and the Brooklyn Bridge behind',
    { width: 1920, quality: 80 },
  ),
  picture(
    'hero/home-tall',
    parapet({ width: 900, height: 1400, focus: 0.5, palette: 'extra', coat: 'black', plain: true }),
    'A black cat with a bell walks a parapet below a huge yellow sun, the Brooklyn Bridge behind',
    { width: 960, flecks: 0 },
  ),
  picture(
    'hero/night',
    parapet({ width: 1920, height: 1080, focus: 0.66, palette: 'gaslight', coat: 'ginger', night: true }),
    'A ginger cat walks a parapet above the harbor under a rising moon, the Brooklyn Bridge behind',
    { width: 1920, quality: 80 },
  ),
  picture(
    'hero/night-tall',
    parapet({
      width: 900,
      height: 1400,
      focus: 0.5,
      palette: 'gaslight',
      coat: 'ginger',
      night: true,
      plain: true,
    }),
    'A ginger cat walks a parapet under a rising moon, the Brooklyn Bridge behind',
    { width: 960, flecks: 0 },
  ),
  picture(
    'hero/about',
    parade,
    'Four cats walk along a wall at dawn, the leader with a bag, cat-ear headband and flag',
    { width: 1920, quality: 80 },
  ),
  picture(
    'hero/tours',
    crossroads,
    'A ginger cat sits on top of three street signs: Brooklyn Heights, Financial District, Lower East Side',
    { width: 1920, quality: 80 },
  ),
  picture(
    'hero/gallery',
    salon,
    'An orange cat, seen from behind, looks up at a wall of framed cat portraits',
    { width: 1920, quality: 80 },
  ),
  picture(
    'hero/blog',
    armchair,
    'A ginger cat in spectacles reads a newspaper called Cat Tales in an armchair by lamplight',
    { width: 1920, quality: 80 },
  ),
  picture('hero/contact', telephone, 'A calico cat in pearls speaks into a candlestick telephone', {
    width: 1920,
    quality: 80,
  }),
  picture(
    'hero/press-kit',
    photographer,
    'A winking ginger cat with a press card in its hat stands beside a camera as the flash goes off',
    { width: 1920, quality: 80 },
  ),
  picture(
    'hero/booking',
    ticketBooth,
    'A black-and-white cat waves from a ticket booth to two cats waiting in line',
    { width: 1920, quality: 80 },
  ),
  picture('hero/in-the-news', newsstand, 'A white cat in a newsboy cap keeps a newsstand hung with papers', {
    width: 1920,
    quality: 80,
  }),
  byNight(
    'hero/about',
    parade,
    'Four cats walk along a wall under a full moon, the leader with a flag',
    WIDE,
  ),
  byNight(
    'hero/tours',
    crossroads,
    'A ginger cat sits on top of three street signs before a full moon',
    WIDE,
  ),
  byNight('hero/gallery', salon, 'An orange cat looks up at a dark blue wall of framed cat portraits', WIDE),
  byNight('hero/contact', telephone, 'A calico cat speaks into a telephone late at night', WIDE),
  byNight(
    'hero/press-kit',
    photographer,
    'A winking ginger cat beside a camera whose flash lights the night',
    WIDE,
  ),
  byNight(
    'hero/booking',
    ticketBooth,
    'A cat waves from a lit ticket booth to two cats who wait in the dark',
    WIDE,
  ),
  byNight('hero/in-the-news', newsstand, 'A white cat keeps a newsstand by the light of a street lamp', WIDE),
  byNight('hero/sitemap', cityMap, 'A ginger cat lies across an unfolded street map by night'),
  byNight('tours/brooklyn-heights', stoop, 'A ginger cat sits at the top of a stoop before a lit door'),
  byNight(
    'tours/financial-district',
    exchange,
    'A cat in a top hat sits on the steps of the Exchange at night',
  ),
  byNight('tours/lower-east-side', pushcart, 'A tabby leaps at a fish cart below lit tenement windows'),
  byNight('tours/private-tours', cab, 'A cat in a top hat rides through town in an open carriage by night'),
];
