import { config } from './services/config';
import type { Host } from './host';

/**
 * The address of one of our pages as a tag must write it: root-relative on our own site, absolute and with the
 * partner's name on a foreign page.
 * @param path root-relative, may carry a query and a fragment
 */
export function pageUrl(path: string, { home, partner }: Pick<Host, 'home' | 'partner'>): string {
  if (home) return path;
  const url = new URL(path, config.site);
  if (partner) url.searchParams.set('partner', partner);
  return url.href;
}

/** The address of a picture or other file of ours. */
export const fileUrl = (path: string, { home }: Pick<Host, 'home'>): string =>
  home ? path : new URL(path, config.site).href;
