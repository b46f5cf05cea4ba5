import type { Widget } from '../../loader/snippet';
import { tourLinks } from '../../site/prerender/html/tour-links';
import { origins } from './origins';

const names = { partner: 'larkspur', network: 'fhdn', campaign: 'lobby' };

/** End of a booking link with all three names. */
export const CREDIT = /&asn=fhdn&asn-ref=larkspur&ref=lobby$/;

/** A tour list with every option of the builder. */
export const widget: Widget = {
  tag: 'cat-tour-list',
  site: origins.site,
  ...names,
  options: { layout: 'list', 'no-search': true },
  style: '--cat-accent: #17573f',
  bookingLinks: tourLinks(names),
};
