import { booking } from '#content/booking-service';
import { film } from '#content/film';
import { mail } from '#content/mail-service';
import { newsletter } from '#content/newsletter-service';
import { repository, statistics } from '#content/settings';
import { sourcesOf as bookingSources } from '../../schema/services/booking';
import { sourcesOf as mailSources } from '../../schema/services/mail';
import { sourcesOf as newsletterSources } from '../../schema/services/newsletter';
import { sourcesOf as repositorySources } from '../../schema/services/repository';
import { sourcesOf as statisticsSources } from '../../schema/services/statistics';
import type { Sources } from '../../../widgets/kit/model/sources';
import { frameHash, startHash } from '../html/page-scripts';

const filmOrigin = new URL(film.url).origin;
const filmSources: Sources = { 'connect-src': [filmOrigin], 'frame-src': [filmOrigin] };

/** Returns a directive with each source once; services may share an origin. */
const directiveOf =
  (services: readonly Sources[]) =>
  (name: keyof Sources, ...ours: string[]): string =>
    [name, ...new Set([...ours, ...services.flatMap((sources) => sources[name] ?? [])])].join(' ');

/** @param script hash of the inline script */
function directivesOf(services: readonly Sources[], script: string): string[] {
  const directive = directiveOf(services);
  return [
    "default-src 'none'",
    directive('script-src', "'self'", script),
    // The provider's overlay writes style elements, whose hashes are unknown.
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:'),
    "font-src 'self'",
    directive('connect-src', "'self'"),
    // The previews for partners, to which in-site navigation leads from any page.
    directive('frame-src', "'self'"),
    // Our forms open the mail program if their scripts do not load.
    directive('form-action', "'self'", 'mailto:'),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
  ];
}

const provider = bookingSources(booking);

/**
 * Policy of the pages that partners frame. Bookings open a tab there, so the provider's script is not needed; its calendar
 * is a frame, which a request probes.
 */
export const embeddedPolicy = [
  ...directivesOf(
    [
      { 'frame-src': provider['frame-src'] ?? [], 'connect-src': provider['connect-src'] ?? [] },
      { 'form-action': newsletterSources(newsletter)['form-action'] ?? [] },
      mailSources(mail),
      filmSources,
    ],
    frameHash,
  ),
  'frame-ancestors *',
].join('; ');

/** Policy of a document; the not-found page has it in its HTML, because no header rule can name it. */
export const policyInDocument = directivesOf(
  [provider, newsletterSources(newsletter), mailSources(mail), statisticsSources(statistics), filmSources],
  startHash,
).join('; ');

/** Returns the headers that restrict a page; `reports` is the address for violations, or `none`. */
export function policyHeaders(reports: string): Record<string, string> {
  const reporting = reports === 'none' ? '' : `; report-uri ${reports}; report-to violations`;
  return {
    'Content-Security-Policy': `${policyInDocument}; frame-ancestors 'self'${reporting}`,
    'X-Frame-Options': 'SAMEORIGIN',
    // Only reported: the booking provider's overlay and its jQuery write HTML as text, which an enforced rule would stop.
    'Content-Security-Policy-Report-Only': `require-trusted-types-for 'script'; trusted-types cat${reporting}`,
    ...(reporting && { 'Reporting-Endpoints': `violations="${reports}"` }),
  };
}

const adminDirective = directiveOf([repositorySources(repository), mailSources(mail)]);

/**
 * The policy of /admin. The editor writes style elements, shows pictures of the local folder and resizes them in a worker;
 * it connects to the repository's host, and to the mail service for a test.
 */
export const adminPolicy: Record<string, string> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    adminDirective('script-src', "'self'", "'wasm-unsafe-eval'"),
    "style-src 'self' 'unsafe-inline'",
    adminDirective('img-src', "'self'", 'blob:', 'data:'),
    "media-src 'self' blob:",
    "font-src 'self'",
    adminDirective('connect-src', "'self'", 'blob:', 'data:'),
    adminDirective('frame-src'),
    "worker-src 'self' blob:",
    "manifest-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
};
