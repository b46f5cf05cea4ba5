import { parapet } from '../heroes/parapet';
import { picture, type Picture } from '../picture';
import { armchair } from '../scenes/wide/armchair';
import { crossroads } from '../scenes/wide/crossroads';
import { newsstand } from '../scenes/wide/newsstand';
import { parade } from '../scenes/wide/parade';
import { photographer } from '../scenes/wide/photographer';
import { salon } from '../scenes/wide/salon';
import { telephone } from '../scenes/wide/telephone';
import { ticketBooth } from '../scenes/wide/ticket-booth';

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
];
