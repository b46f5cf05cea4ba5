import { prices } from '#content/settings';

/** Returns the price of a private tour in dollars. */
export const privateTotal = (guests: number): number =>
  prices.privateMinimum + Math.max(0, guests - prices.privateIncluded) * prices.privateExtra;

/** Returns the price as the price calculator shows it. */
export const privateBill = (guests: number): string => `$${privateTotal(guests)}`;
