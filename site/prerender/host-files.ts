import { emailjs } from '#content/emailjs-config';
import { film } from '#content/film';
import { mailchimp } from '#content/mailchimp-config';
import { validation } from '#content/mailchimp-validation';
import { fareharbor } from '../../widgets/kit/services/config';
import { redirects } from '../redirects';
import { nginxConf } from './nginx';
import { inlineHashes } from './inline-scripts';

/** Headers for the addresses that a pattern of `_headers` matches: `/*`, `/img/*` or one address. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/**
 * Writes what static hosts read: `_redirects` and `_headers` in the dialect that Cloudflare Pages and Netlify share,
 * and the same for nginx.
 */
export function writeHostFiles(files: Map<string, string>): void {
  const rules = headerRules();
  files.set('_redirects', redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''));
  files.set('_headers', rules.map(headerText).join('\n'));
  files.set('nginx.conf', nginxConf(rules, redirects));
}

const headerText = ({ path, headers }: HeaderRule): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const MOVING = { 'Cache-Control': 'public, max-age=300' };
/** What partner pages load from us. */
const FOR_PARTNERS = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

function headerRules(): HeaderRule[] {
  const filmOrigin = new URL(film.url).origin;
  // Whole addresses: the hosts they lie on serve much else.
  const list = validation ?? { script: '', jquery: '', styles: '' };
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes.join(' ')} ${fareharbor.origin} ${list.jquery} ${list.script}`.trim(),
    // Styles only: the provider's overlay writes style elements of its own, which no hash can foresee.
    `style-src 'self' 'unsafe-inline' ${list.styles}`.trim(),
    `img-src 'self' data: ${fareharbor.origin}`,
    "font-src 'self'",
    `connect-src 'self' ${fareharbor.origin} ${emailjs.origin} ${filmOrigin}`,
    `frame-src ${fareharbor.origin} ${filmOrigin}`,
    // Our own forms open as an e-mail where their scripts do not come.
    `form-action 'self' mailto: ${mailchimp.origin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'; trusted-types cat",
        // With `same-origin` a payment window opened from the provider's frame would lose its opener.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Permissions-Policy': `payment=(self "${fareharbor.origin}"), geolocation=(), camera=(), microphone=()`,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    { path: '/v/*', headers: { ...FOR_PARTNERS, ...FOREVER } },
    { path: '/v1/*', headers: { ...FOR_PARTNERS, ...MOVING } },
    { path: '/loader.js', headers: { ...FOR_PARTNERS, ...MOVING } },
    { path: '/img/*', headers: { ...FOR_PARTNERS, ...FOREVER } },
    { path: '/assets/*', headers: FOREVER },
    { path: '/fonts/*', headers: FOREVER },
  ];
}
