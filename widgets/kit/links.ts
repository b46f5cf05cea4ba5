import type { Host } from './host';
import { site } from './services/config';

/** The address of a file of ours: root-relative on our own site, absolute on a foreign page. */
export const fileUrl = (path: string, { home }: Pick<Host, 'home'>): string => (home ? path : site + path);

/**
 * The address of one of our pages as a tag must write it: on a foreign page with the partner's name.
 * @param path root-relative, without query and fragment
 */
export const pageUrl = (path: string, host: Pick<Host, 'home' | 'partner'>): string =>
  fileUrl(path, host) + (host.partner && !host.home ? `?partner=${host.partner}` : '');
