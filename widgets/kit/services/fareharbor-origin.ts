import { config } from './config';

/** Whether an address is one of the provider. */
export const isProvider = (address: string): boolean => address.startsWith(config.fareharbor.origin);
