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

/** Returns the price in dollars, and the guests beyond those included. */
export function privateTourPrice(
  guests: number,
  prices: PrivatePrices,
): { extraGuests: number; total: number } {
  const extraGuests = Math.max(0, guests - prices.included);
  return { extraGuests, total: prices.minimum + extraGuests * prices.extra };
}
