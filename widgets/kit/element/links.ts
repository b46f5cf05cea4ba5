import type { Embed } from './embed-context';
import { ADDRESS } from '../model/address';
import type { Referral } from '../model/referral';
import { creditLink } from '../services/booking/index';
import { isProvider } from '../services/booking/origin';
import { config } from '../services/config';

/** Facts that an address needs about the page that it is in. */
export type Where = Pick<Embed, 'home' | keyof Referral>;

/** The address of a file of ours: root-relative on our own site, absolute on a foreign page. */
export const fileUrl = (path: string, { home }: Pick<Embed, 'home'>) =>
  (home ? path : config.site + path) as FileUrl;

/** An address, and no single word. */
export type FileUrl = `${string}/${string}`;

/**
 * A link of a text or an attribute as a tag must write it: our own pages with the partner's names, and absolute on a
 * foreign page, the booking provider's with credit, others unchanged.
 * @returns nothing where it may not lead there
 */
export function linkTo(href: string, where: Where): string | undefined {
  const [, path, rest] = ADDRESS.exec(href) ?? [];
  if (rest === undefined) return rest;
  if (!path) return isProvider(href) ? creditLink(href, where) : href;
  const query = referralQuery(where);
  return fileUrl(path + (query ? `?${query}${rest.replace(/^\?/, '&')}` : rest), where);
}

/** The same for a page that we name ourselves, by its path. */
export const pageUrl = linkTo as (path: string, where: Where) => string;

/** The partner's names as they travel in addresses of ours; empty without a partner. */
export const referralQuery = ({ partner, network, campaign }: Referral): string =>
  partner &&
  `partner=${partner}` + (network && `&network=${network}`) + (campaign && `&campaign=${campaign}`);
