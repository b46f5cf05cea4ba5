import { emailjs, fareharbor, mailchimp } from '../../widgets/kit/services/config';
import { redirects } from '../redirects';

/** Writes `_redirects` and `_headers` in the dialect that Cloudflare Pages and Netlify share. */
export function writeHostFiles(files: Map<string, string>): void {
  files.set('_redirects', redirectRules());
  files.set('_headers', headerRules());
}

const redirectRules = (): string => redirects.map(({ from, to }) => `${from} ${to} 301`).join('\n') + '\n';

function headerRules(): string {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${fareharbor.origin}`,
    // Styles only: the provider's overlay writes style elements of its own, which no hash can foresee.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${fareharbor.origin}`,
    "font-src 'self'",
    `connect-src 'self' ${fareharbor.origin} ${emailjs.origin}`,
    `frame-src ${fareharbor.origin}`,
    `form-action 'self' ${mailchimp.origin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return `/*
  Content-Security-Policy: ${policy}
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Permissions-Policy: payment=(self "${fareharbor.origin}"), geolocation=(), camera=(), microphone=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff

/v/*
  Access-Control-Allow-Origin: *
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: cross-origin

/v1/*
  Access-Control-Allow-Origin: *
  Cache-Control: public, max-age=300
  Cross-Origin-Resource-Policy: cross-origin

/loader.js
  Access-Control-Allow-Origin: *
  Cache-Control: public, max-age=300
  Cross-Origin-Resource-Policy: cross-origin

/img/*
  Access-Control-Allow-Origin: *
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: cross-origin

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/fonts/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
