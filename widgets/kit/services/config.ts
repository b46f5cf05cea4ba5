import type { Keys as BookingKeys } from './booking/keys';
import type { Keys as MailKeys } from './mail/keys';
import type { Keys as NewsletterKeys } from './newsletter/keys';

/**
 * Our identity, and the addresses of our site and of the outside services. A sandbox build names the stand-ins instead.
 */
export interface Config extends BookingKeys, MailKeys, NewsletterKeys {
  name: string;
  /** Origin of our site. */
  site: string;
  email: string;
  /** The first millisecond of the day of the build, for tags that ask what day it is. */
  made: number;
  /** Values that single tags need. */
  film: { url: string };
  reviews: { name: string; link: string }[];
}

/** Settings of the owner, as far as the tags that have come so far need them. Code is kept for years, this is not. */
export const config = {} as Config;

/** Takes what came with the data of a tag; before that tag is drawn. */
export const configure = (given: Partial<Config>): unknown => Object.assign(config, given);
