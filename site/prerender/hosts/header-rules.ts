import { booking } from '#content/booking-service';
import { film } from '#content/film';
import { payee } from '../../schema/services/booking';
import { registry } from '../../../widgets/registry';
import { routes } from '../../routes';
import { adminPolicy, embeddedPolicy, policyHeaders } from './policy';

/** Headers for the addresses that a pattern of `_headers` matches: `/*`, `/img/*`, `/tours/:page` or one address. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/*
 * If several rules match an address, Cloudflare Pages and Netlify send the headers of all and join equal names by a comma.
 * So a name is set for every address or by narrower rules, never by both, and no two narrower rules match one address. At
 * Netlify `/v/*` matches /v1/loader.js and `/tours/*` matches /tours; a named segment (`:page`) does not.
 */
const EVERYWHERE = {
  // With `same-origin`, a payment window opened by the provider's frame would lose its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': [
    `payment=(self "${payee(booking)}")`,
    `fullscreen=(self "${new URL(film.url).origin}")`,
    'accelerometer=(), browsing-topics=(), camera=(), clipboard-read=(), display-capture=(), geolocation=()',
    'gyroscope=(), magnetometer=(), microphone=(), midi=(), screen-wake-lock=(), usb=()',
  ].join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const MOVING = { 'Cache-Control': 'public, max-age=300' };
/** Headers for files that change with the content: browsers revalidate them each time. */
const REVALIDATED = { 'Cache-Control': 'public, no-cache' };
/** Headers for files that partner pages load, and for files that only our pages load. */
const FOR_PARTNERS = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
const FOR_US = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Returns the pattern of a page and the pages below it. */
const families = [...new Set(routes.map(({ path }) => path.replace(/(.\/)[^/]+$/, '$1:page')))];

/** Elements that may have a third party's frame or script, which an isolated page refuses. */
const NOT_ISOLATED = ['booking-calendar', 'contact', 'survey', 'video'];

/** Returns the rule of a page that partners frame; isolated host pages need the last two headers. */
const embedRule = (tag: string): HeaderRule => ({
  path: `/embed/${tag}`,
  headers: {
    'Content-Security-Policy': embeddedPolicy,
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(!NOT_ISOLATED.includes(tag) && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
  },
});

/** Returns every rule, first the one for all addresses; `reports` is the address for violations or `none`. */
export function headerRules(reports: string): HeaderRule[] {
  const policy = policyHeaders(reports);
  return [
    { path: '/*', headers: EVERYWHERE },
    ...[...families, '/offline'].map((path) => ({ path, headers: { ...policy, ...FOR_US } })),
    // Snippets are copied, not indexed.
    { path: '/snippets/:tag', headers: { ...policy, ...FOR_US, 'X-Robots-Tag': 'noindex' } },
    ...['/admin', '/admin/:page'].map((path) => ({
      path,
      headers: { ...adminPolicy, ...FOR_US, 'X-Robots-Tag': 'noindex' },
    })),
    { path: '/admin/files/*', headers: { ...FOR_US, ...REVALIDATED } },
    ...Object.keys(registry).map((tag) => embedRule(tag.replace('cat-', ''))),
    { path: '/embed.js', headers: { ...FOR_PARTNERS, ...MOVING } },
    { path: '/sw.js', headers: { ...policy, ...FOR_US } },
    { path: '/c/:code/:file', headers: { ...FOR_PARTNERS, ...FOREVER } },
    { path: '/data/*', headers: { ...FOR_PARTNERS, ...REVALIDATED } },
    { path: '/v/:version/:file', headers: { ...FOR_PARTNERS, ...FOREVER } },
    { path: '/v/integrity.json', headers: { ...FOR_PARTNERS, ...MOVING } },
    { path: '/v1/*', headers: { ...FOR_PARTNERS, ...MOVING } },
    { path: '/loader.js', headers: { ...FOR_PARTNERS, ...MOVING } },
    { path: '/img/*', headers: { ...FOR_PARTNERS, ...FOREVER } },
    { path: '/fonts/*', headers: { ...FOR_PARTNERS, ...FOREVER } },
    { path: '/assets/*', headers: { ...FOR_US, ...FOREVER } },
  ];
}
