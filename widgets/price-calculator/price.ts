export interface PrivatePrices {
  /** The least a private tour costs. */
  minimum: number;
  /** Guests covered by the minimum. */
  included: number;
  /** Price of each further guest. */
  extra: number;
}

export const MIN_GUESTS = 1;
export const MAX_GUESTS = 30;

/** Returns a number from 1 to 30, also from full-width or Arabic digits; 1 for text that is no number. */
export function parseGuests(text: string): number {
  const digits = text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`);
  const guests = Number.parseInt(digits.replace(/\p{Cf}/gu, ''), 10);
  return Number.isNaN(guests) ? MIN_GUESTS : Math.min(MAX_GUESTS, Math.max(MIN_GUESTS, guests));
}

/** Returns the price in dollars, and the guests beyond those included. */
export function privateTourPrice(
  guests: number,
  prices: PrivatePrices,
): { extraGuests: number; total: number } {
  const extraGuests = Math.max(0, guests - prices.included);
  return { extraGuests, total: prices.minimum + extraGuests * prices.extra };
}
