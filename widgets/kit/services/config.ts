/** Who we are, and where our site and the outside services are. A sandbox build names the stand-ins instead. */
export interface Config {
  name: string;
  /** Origin of our site. */
  site: string;
  email: string;
  fareharbor: { origin: string; company: string; flow: number };
  /** The first millisecond of the day of the build, for tags that ask what day it is. */
  made: number;
  /** What single tags need. */
  emailjs: typeof import('#content/emailjs-config').emailjs;
  mailchimp: typeof import('#content/mailchimp-config').mailchimp;
  validation: typeof import('#content/mailchimp-validation').validation;
  film: { url: string };
}

/** What the owner has set, as far as the tags that have come so far need it. Code is kept for years, this is not. */
export const config = {} as Config;

/** Takes what came with the data of a tag; before that tag is drawn. */
export const configure = (given: Partial<Config>): unknown => Object.assign(config, given);
