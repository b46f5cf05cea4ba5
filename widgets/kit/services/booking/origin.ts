import { config } from '../config';

// Not in index.ts, which every partner page downloads: our own pages alone ask.

/** Origin of the provider's pages. */
export const providerOrigin = (): string => config.fareharbor.origin;

/** Tells whether an address is one of the provider's. */
export const isProvider = (address: string): boolean => address.startsWith(providerOrigin());
