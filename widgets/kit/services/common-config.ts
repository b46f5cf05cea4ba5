import { booking } from '#content/booking-service';
import { name, site } from '#content/config';
import { email } from '#content/mail-address';

/** Settings that every element needs; see config.ts. */
export const commonConfig = { name, site, email, ...booking };

export { hash } from 'virtual:build';
