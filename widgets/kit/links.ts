import type { Host } from './host';
import { ADDRESS } from './model/address';
import { site } from './services/config';

type Where = Pick<Host, 'home' | 'partner'>;

/** The address of a file of ours: root-relative on our own site, absolute on a foreign page. */
export const fileUrl = (path: string, { home }: Pick<Host, 'home'>): string => (home ? path : site + path);

/**
 * A link of a text or an attribute as a tag must write it: our own pages absolute and with the partner's name on a
 * foreign page, others as they stand.
 * @returns nothing where it may not lead there
 */
export function linkTo(href: string, { home, partner }: Where): string | undefined {
  const [, path, rest] = ADDRESS.exec(href) ?? [];
  if (!path || home) return rest === undefined ? rest : href;
  return site + path + (partner ? `?partner=${partner}${rest!.replace('?', '&')}` : rest);
}

/** The same for a page that we name ourselves, by its path. */
export const pageUrl = linkTo as (path: string, host: Where) => string;
