import { emailjs } from '#content/emailjs-config';
import { film } from '#content/film';
import { mailchimp } from '#content/mailchimp-config';
import { validation } from '#content/mailchimp-validation';
import { fareharbor } from '#content/config';
import { inlineHashes } from './inline-scripts';

const filmOrigin = new URL(film.url).origin;
// Whole addresses: the hosts they lie on serve much else.
/** Only where the owner has set a key. */
const captcha = emailjs.captchaKey && 'https://www.google.com/recaptcha/';
const list = validation ?? { script: '', jquery: '', styles: '' };

/** A directive with each of its sources once: in the sandbox one host stands in for all services. */
const directive = (name: string, ...sources: string[]): string =>
  [name, ...new Set(sources.filter(Boolean))].join(' ');

const directives = [
  "default-src 'none'",
  directive(
    'script-src',
    "'self'",
    ...inlineHashes,
    fareharbor.origin,
    list.jquery,
    list.script,
    captcha,
    captcha && 'https://www.gstatic.com/recaptcha/',
  ),
  // Styles only: the provider's overlay writes style elements of its own, which no hash can foresee.
  directive('style-src', "'self'", "'unsafe-inline'", list.styles),
  `img-src 'self' data: ${fareharbor.origin}`,
  "font-src 'self'",
  directive('connect-src', "'self'", fareharbor.origin, emailjs.origin, filmOrigin),
  directive('frame-src', fareharbor.origin, filmOrigin, captcha),
  // Our own forms open as an e-mail where their scripts do not come.
  `form-action 'self' mailto: ${mailchimp.origin}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
];

/**
 * The policy as it may stand in a document. The page for unknown addresses has it there too: a host sends headers by
 * address, and no rule can name the addresses that do not exist.
 */
export const policyInDocument = directives.join('; ');

/**
 * The headers that say what a page of ours may load, run and be framed by.
 * @param reports address that browsers tell of what was stopped; `none` for nobody
 */
export function policyHeaders(reports: string): Record<string, string> {
  const told = reports === 'none' ? '' : `; report-uri ${reports}; report-to violations`;
  return {
    'Content-Security-Policy': `${policyInDocument}; frame-ancestors 'self'${told}`,
    'Content-Security-Policy-Report-Only': `require-trusted-types-for 'script'; trusted-types cat${told}`,
    ...(told && { 'Reporting-Endpoints': `violations="${reports}"` }),
  };
}
