import { booking } from '#content/booking-service';
import { film } from '#content/film';
import { payee } from '../../schema/services/booking';
import { registry } from '../../../widgets/registry';
import { routes } from '../../routes';
import { deskPolicy } from './desk-policy';
import { embeddedPolicy, policyHeaders } from './policy';

/** Headers for the addresses that a pattern of `_headers` matches: `/*`, `/img/*`, `/tours/:page` or one address. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/*
 * Where several rules match an address, Cloudflare Pages and Netlify send the headers of all of them, and join equal
 * names by a comma: two policies, two lifetimes. So a name is set either for every address or by narrower rules, never
 * by both, and no two narrower rules match one address. At Netlify `/v/*` matches /v1/loader.js and `/tours/*` matches
 * /tours: a name for the segment (`:page`) matches neither there nor elsewhere. What does not exist has the headers of
 * every address; its page brings the policy in its HTML.
 */
const EVERYWHERE = {
  // With `same-origin` a payment window opened from the provider's frame would lose its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': [
    `payment=(self "${payee(booking)}")`,
    `fullscreen=(self "${new URL(film.url).origin}")`,
    ...[
      'accelerometer',
      'browsing-topics',
      'camera',
      'clipboard-read',
      'display-capture',
      'geolocation',
      'gyroscope',
      'magnetometer',
      'microphone',
      'midi',
      'screen-wake-lock',
      'usb',
    ].map((feature) => `${feature}=()`),
  ].join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const MOVING = { 'Cache-Control': 'public, max-age=300' };
/** Headers for what changes with every edit of content: asked about each time, and sent only where it has changed. */
const REVALIDATED = { 'Cache-Control': 'public, no-cache' };
/** Headers for what partner pages load from us, and for what only our own pages do. */
const FOR_PARTNERS = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
const FOR_US = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** The pages that share a rule: one page, or all that are below one. */
const families = [...new Set(routes.map(({ path }) => path.replace(/(.\/)[^/]+$/, '$1:page')))];

/** Elements that may hold another company's frame or script, which an isolated page would refuse. */
const NOT_ISOLATED = ['booking-calendar', 'contact', 'survey', 'video'];

/** Returns the rule of a page that partners frame. A page that isolates itself asks for the last two headers. */
const embedRule = (tag: string): HeaderRule => ({
  path: `/embed/${tag}`,
  headers: {
    'Content-Security-Policy': embeddedPolicy,
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(!NOT_ISOLATED.includes(tag) && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
  },
});

/**
 * Every rule, the one of all addresses first.
 * @param reports address that browsers tell of what the policy has stopped; `none` for nobody
 */
export function headerRules(reports: string): HeaderRule[] {
  const policy = policyHeaders(reports);
  return [
    { path: '/*', headers: EVERYWHERE },
    ...[...families, '/offline'].map((path) => ({ path, headers: { ...policy, ...FOR_US } })),
    // Half a page each, to be copied from, not to be found.
    { path: '/snippets/:tag', headers: { ...policy, ...FOR_US, 'X-Robots-Tag': 'noindex' } },
    // The owner's desk.
    ...['/admin', '/admin/:page'].map((path) => ({
      path,
      headers: { ...deskPolicy, ...FOR_US, 'X-Robots-Tag': 'noindex' },
    })),
    { path: '/desk/*', headers: { ...FOR_US, ...REVALIDATED } },
    // The only pages that others may frame.
    ...Object.keys(registry).map((tag) => embedRule(tag.replace('cat-', ''))),
    { path: '/embed.js', headers: { ...FOR_PARTNERS, ...MOVING } },
    // It decides by its own policy what it may fetch.
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
