import { PARTNER_PLACEHOLDER } from '../../../loader/snippet';
import { readReferralLink, type ReadLink } from './referral-link';

/** Tells whether a text is a short name that tags take, and not the one that stands for it. */
export const isName = (text: string): boolean =>
  /^[a-z\d-]{1,64}$/i.test(text) && /[a-z\d]/i.test(text) && !isPlaceholder(text);

/** Returns the short name in a text, without the spaces around it; empty where it is none. */
export const nameIn = (text: string): string => (isName(text.trim()) ? text.trim() : '');

/** Tells whether a text is what stands in our lines until a name does. */
export const isPlaceholder = (text: string): boolean => text.trim().toLowerCase() === PARTNER_PLACEHOLDER;

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
