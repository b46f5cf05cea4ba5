/** The owner's settings. A sandbox build has the mock servers' addresses. */
export interface Config {
  name: string;
  site: string;
  email: string;
  /** Start of the day of the build, in milliseconds since 1970. */
  made: number;
  film: { url: string };
  reviews: { name: string; link: string }[];
  fareharbor: { origin: string; company: string; flow: number };
  emailjs: {
    origin: string;
    publicKey: string;
    serviceId: string;
    replyTemplate: string;
    notifyTemplate: string;
    surveyTemplate: string;
  };
  mailchimp: { origin: string; u: string; id: string; tags: string };
  /** Null if the owner turned it off. */
  validation: { script: string; jquery: string; styles: string } | null;
}

/** Filled by the data of the elements on the page. */
export const config = {} as Config;

/** Adds the settings of an element, before it renders. */
export const configure = (given: Partial<Config>): unknown => Object.assign(config, given);
