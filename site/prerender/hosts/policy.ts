import { booking } from '#content/booking-service';
import { film } from '#content/film';
import { mail } from '#content/mail-service';
import { newsletter } from '#content/newsletter-service';
import { sourcesOf as bookingSources } from '../../schema/services/booking';
import { sourcesOf as mailSources } from '../../schema/services/mail';
import { sourcesOf as newsletterSources } from '../../schema/services/newsletter';
import type { Sources } from '../../../widgets/kit/model/sources';
import { frameHash } from '../html/frame-script';
import { startHash } from '../html/start-script';

const filmOrigin = new URL(film.url).origin;
const filmSources: Sources = { 'connect-src': [filmOrigin], 'frame-src': [filmOrigin] };

/** A directive with each of its sources once: in the sandbox one host stands in for all services. */
const directiveOf =
  (services: readonly Sources[]) =>
  (name: keyof Sources, ...ours: string[]): string =>
    [name, ...new Set([...ours, ...services.flatMap((sources) => sources[name] ?? [])])].join(' ');

/** @param script hash of the one script inside the document */
function directivesOf(services: readonly Sources[], script: string): string[] {
  const directive = directiveOf(services);
  return [
    "default-src 'none'",
    directive('script-src', "'self'", script),
    // Styles only: the provider's overlay writes style elements of its own, which no hash can foresee.
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:'),
    "font-src 'self'",
    directive('connect-src', "'self'"),
    // Ours are previews for partners; in-site clicks lead there from pages with any other address.
    directive('frame-src', "'self'"),
    // Our own forms open as an e-mail where their scripts do not come.
    directive('form-action', "'self'", 'mailto:'),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
  ];
}

const directives = directivesOf(
  [bookingSources(booking), newsletterSources(newsletter), mailSources(mail), filmSources],
  startHash,
);

/**
 * Policy of the pages that partners frame. Bookings open a tab there, so that the provider's script has nothing to do;
 * its calendar is a frame.
 */
export const embeddedPolicy = [
  ...directivesOf(
    [
      { 'frame-src': bookingSources(booking)['frame-src'] ?? [] },
      { 'form-action': newsletterSources(newsletter)['form-action'] ?? [] },
      mailSources(mail),
      filmSources,
    ],
    frameHash,
  ),
  'frame-ancestors *',
].join('; ');

/**
 * The policy as it may be in a document. The page for unknown addresses has it there too: a host sends headers by
 * address, and no rule can name the addresses that do not exist.
 */
export const policyInDocument = directives.join('; ');

/**
 * The headers that say what a page of ours may load, run and be framed by.
 * @param reports address that browsers tell of what was stopped; `none` for nobody
 */
export function policyHeaders(reports: string): Record<string, string> {
  const reporting = reports === 'none' ? '' : `; report-uri ${reports}; report-to violations`;
  return {
    'Content-Security-Policy': `${policyInDocument}; frame-ancestors 'self'${reporting}`,
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy-Report-Only': `require-trusted-types-for 'script'; trusted-types cat${reporting}`,
    ...(reporting && { 'Reporting-Endpoints': `violations="${reports}"` }),
  };
}
