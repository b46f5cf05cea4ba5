import { z } from 'zod';
import { href, line } from '../fields';
import type { Keys } from '../../../widgets/kit/services/booking/keys';
import type { Sources } from '../../../widgets/kit/model/sources';

/** Not the owner's to set: its scripts run on our pages. */
const ORIGIN = 'https://fareharbor.com';

const booking = z.strictObject({
  company: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'is not a short name')
    .meta({ description: 'The short name in your FareHarbor addresses.' }),
  flow: z.int().positive().meta({ description: 'The number behind flow= in your FareHarbor addresses.' }),
  giftCardItem: z
    .int()
    .positive()
    .meta({ description: 'The gift cards are an item of their own at the provider.' }),
  defaultHref: href(),
  label: line(40),
  ariaLabel: line(80),
});

/** The vendor's block of the owner's settings. */
export const settings = { booking: booking.meta({ description: 'The booking provider.' }) };

/**
 * Makes of that block what the vendor's code reads in the browser.
 * @param sandbox origin of the sandbox's stand-in, in a sandbox build
 */
export const keysOf = (
  owner: { booking: Pick<z.infer<typeof booking>, 'company' | 'flow'> },
  sandbox = ORIGIN,
) => {
  const { company, flow } = owner.booking;
  return { fareharbor: { origin: sandbox, company, flow } };
};

/** Returns the sources that the vendor's calendar and script need. */
export const sourcesOf = ({ fareharbor: { origin } }: Keys): Sources => ({
  'script-src': [origin],
  'img-src': [origin],
  'connect-src': [origin],
  'frame-src': [origin],
});

/** The origin whose frames may ask for a payment. */
export const payee = ({ fareharbor }: Keys): string => fareharbor.origin;
