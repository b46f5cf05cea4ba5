import { originOf } from '../../model/origin-of';
import { config } from '../config';

/** Returns the origin of the provider's pages. */
export const providerOrigin = (): string => config.fareharbor.origin;

/** True if an address is one of the provider's. */
export const isProvider = (address: string): boolean => originOf(address) === providerOrigin();
