import { mail } from '#content/mail-service';
import { repository } from '#content/settings';
import { sourcesOf as mailSources } from '../../schema/services/mail';
import { sourcesOf as repositorySources } from '../../schema/services/repository';
import type { Sources } from '../../../widgets/kit/model/sources';

const services: Sources[] = [repositorySources(repository), mailSources(mail)];

const directive = (name: keyof Sources, ...ours: string[]): string =>
  [name, ...ours, ...services.flatMap((sources) => sources[name] ?? [])].join(' ');

/**
 * The policy of the owner's desk. The editor writes styles of its own, shows pictures of the folder that it works with,
 * and makes pictures smaller in a worker; besides us it speaks to whoever keeps the site's files, and to the mail service
 * for a test.
 */
export const deskPolicy: Record<string, string> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    directive('script-src', "'self'", "'wasm-unsafe-eval'"),
    "style-src 'self' 'unsafe-inline'",
    directive('img-src', "'self'", 'blob:', 'data:'),
    "media-src 'self' blob:",
    "font-src 'self'",
    directive('connect-src', "'self'", 'blob:', 'data:'),
    directive('frame-src'),
    "worker-src 'self' blob:",
    "manifest-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
};
