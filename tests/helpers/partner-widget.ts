import type { Widget } from '../../loader/snippet';
import { tourDoors } from '../../site/prerender/html/tour-doors';
import { origins } from './origins';

const names = { partner: 'larkspur', network: 'fhdn', campaign: 'lobby' };

/** End of a booking link that says all three names. */
export const CREDIT = /&asn=fhdn&asn-ref=larkspur&ref=lobby$/;

/** A tour list with everything chosen that a partner can choose. */
export const widget: Widget = {
  tag: 'cat-tour-list',
  site: origins.site,
  ...names,
  options: { layout: 'list', 'no-search': true },
  style: '--cat-accent: #17573f',
  doors: tourDoors(names),
};
