import { MAX_GUESTS, MIN_GUESTS } from '../kit/private-tour/price';

/** Returns a number from 1 to 30, also from full-width or Arabic digits; 1 for text that is no number. */
export function parseGuests(text: string): number {
  const digits = text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`);
  const guests = Number.parseInt(digits.replace(/\p{Cf}/gu, ''), 10);
  return Number.isNaN(guests) ? MIN_GUESTS : Math.min(MAX_GUESTS, Math.max(MIN_GUESTS, guests));
}
