import { config } from '../config';

/** Origin of the provider's pages. */
export const providerOrigin = (): string => config.fareharbor.origin;

/** Tells whether an address is one of the provider's. */
export const isProvider = (address: string): boolean => address.startsWith(providerOrigin());
