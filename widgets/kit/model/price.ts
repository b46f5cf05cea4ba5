/** Prices of a private tour; amounts in US dollars. */
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

/** The number of guests that a text means: whole, 1 to 30; what is not a number means 1. */
export function parseGuests(text: string): number {
  const guests = Number.parseInt(text, 10);
  return Number.isNaN(guests) ? MIN_GUESTS : Math.min(MAX_GUESTS, Math.max(MIN_GUESTS, guests));
}

/** Price of a private tour in dollars, and the guests beyond those included. */
export function privateTourPrice(
  guests: number,
  prices: PrivatePrices,
): { extraGuests: number; total: number } {
  const extraGuests = Math.max(0, guests - prices.included);
  return { extraGuests, total: prices.minimum + extraGuests * prices.extra };
}
