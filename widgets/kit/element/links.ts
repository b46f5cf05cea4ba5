import type { Embed } from './embed-context';
import { ADDRESS } from '../model/address';
import type { Referral } from '../model/referral';
import { addAttribution, isProvider } from '../services/booking/index';
import { config } from '../services/config';

/** What the URL of a link depends on. */
export type LinkContext = Pick<Embed, 'home' | keyof Referral>;

/** Returns a root-relative address on our own site, an absolute one on a partner page. */
export const fileUrl = (path: string, { home }: Pick<Embed, 'home'>) =>
  (home ? path : config.site + path) as FileUrl;

export type FileUrl = `${string}/${string}`;

/**
 * Returns a link with attribution if it leads to our site or the booking provider, others unchanged; undefined if it is
 * not allowed.
 */
export function linkTo(href: string, context: LinkContext): string | undefined {
  const [, path, rest] = ADDRESS.exec(href) ?? [];
  if (rest === undefined) return rest;
  if (!path) return isProvider(href) ? addAttribution(href, context) : href;
  const query = referralQuery(context);
  return fileUrl(path + (query ? `?${query}${rest.replace(/^\?/, '&')}` : rest), context);
}

/** Returns the link to a page of our site. */
export const pageUrl = linkTo as (path: string, context: LinkContext) => string;

/** Returns the attribution parameters of a link to our site; empty without a partner. */
export const referralQuery = ({ partner, network, campaign }: Referral): string =>
  partner &&
  `partner=${partner}` + (network && `&network=${network}`) + (campaign && `&campaign=${campaign}`);
