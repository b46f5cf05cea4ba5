import { config } from '../config';

/** Origin of the provider's pages. */
export const providerOrigin = (): string => config.fareharbor.origin;

/** Whether an address is one of the provider. */
export const isProvider = (address: string): boolean => address.startsWith(providerOrigin());
