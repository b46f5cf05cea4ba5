import { z } from 'zod';
import { href, line } from '../fields';
import type { Config } from '../../../widgets/kit/services/config';
import type { Sources } from '../../../widgets/kit/model/sources';

/** Not a setting, because its scripts run on our pages. */
const ORIGIN = 'https://fareharbor.com';

const booking = z.strictObject({
  company: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'is not a short name')
    .meta({ description: 'The short name in your FareHarbor addresses.' }),
  flow: z.int().positive().meta({ description: 'The number after flow= in your FareHarbor addresses.' }),
  giftCardItem: z.int().positive().meta({ description: 'The item of the gift cards at FareHarbor.' }),
  defaultHref: href(),
  label: line(40),
  ariaLabel: line(80),
});

/** The vendor's block of the owner's settings. */
export const settings = { booking: booking.meta({ description: 'The booking provider.' }) };

/**
 * Returns the settings that the vendor's code reads in the browser.
 * @param sandbox origin of the mock server, in a sandbox build
 */
export const keysOf = (
  owner: { booking: Pick<z.infer<typeof booking>, 'company' | 'flow'> },
  sandbox = ORIGIN,
) => {
  const { company, flow } = owner.booking;
  return { fareharbor: { origin: sandbox, company, flow } };
};

/** Returns the sources that the vendor's calendar and script need. */
export const sourcesOf = ({ fareharbor: { origin } }: Pick<Config, 'fareharbor'>): Sources => ({
  'script-src': [origin],
  'img-src': [origin],
  'connect-src': [origin],
  'frame-src': [origin],
});

/** The origin whose frames may ask for a payment. */
export const payee = ({ fareharbor }: Pick<Config, 'fareharbor'>): string => fareharbor.origin;
