import { booking } from '#content/booking-service';
import { name, site } from '#content/config';
import { email } from '#content/mail-address';

/** Facts about us that every tag has to know; see services/config.ts. */
export const ours = { name, site, email, ...booking };

/** Put in by the build: changes with whatever a tag shows of the owner's content. Prerendered HTML carries it. */
export const hash: string = '__HASH__';
