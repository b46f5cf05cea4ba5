import { readReferralLink, type ReadLink } from '../../../widgets/kit/services/booking/referral-link';

/** Tells whether a text is a short name that tags take. */
export const isName = (text: string): boolean => /^[a-z\d-]{1,64}$/i.test(text);

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
