import { booking } from '#content/booking-service';
import { name, site } from '#content/config';
import { email } from '#content/mail-address';

/** Settings that every element needs; see config.ts. */
export const commonConfig = { name, site, email, ...booking };

/** Filled in by the build: changes with the content that an element shows. Prerendered HTML carries it. */
export const hash: string = '__HASH__';
