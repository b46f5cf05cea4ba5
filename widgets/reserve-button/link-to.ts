import type { Host } from '../kit/host';
import { pageUrl } from '../kit/links';

/**
 * Where a button with this `href` leads: to a page of ours, with the partner's name on a foreign page, or to any
 * web address. Anything else leads nowhere.
 * @returns an address, or '' for none
 */
export function linkTo(href: string, host: Pick<Host, 'home' | 'partner'>): string {
  if (/^https?:\/\//.test(href)) return href;
  const [, path, rest] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(href) ?? [];
  if (!path) return '';
  const url = pageUrl(path, host);
  return url + (url.includes('?') ? rest!.replace('?', '&') : rest!);
}
