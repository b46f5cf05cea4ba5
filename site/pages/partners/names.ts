import { readShortName } from '../../../widgets/kit/element/short-name';
import { readReferralLink, type ReadLink } from './referral-link';

export { isPlaceholder } from '../../../widgets/kit/element/short-name';

/** Returns the short name in a text; empty where it is none. */
export const nameIn = (text: string): string => readShortName(text) ?? '';

/** Tells whether a text is an address, or HTML with one in it, rather than a name that was mistyped. */
export const isLink = (text: string): boolean =>
  /[<>]|:(\/|%2f){2}|%3a%2f|\w\.\w+[/?]|\basn(-ref)?=/i.test(text);

/** Returns a short name as near as can be to a text that is none; empty where nothing is left of it. */
export const mended = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64);

/** Takes what was typed or pasted apart; a text that is no link of a kind that we know is a name, good or bad. */
export function readNames(text: string): ReadLink {
  const plain = text.trim();
  return readReferralLink(plain) ?? { partner: plain, network: '', campaign: '', stranger: '' };
}
