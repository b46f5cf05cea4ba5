import { business } from '#content/settings';

/** The address of a mail to us. */
export const mailLink = (subject: string): string =>
  `mailto:${business.email}?subject=${encodeURIComponent(subject)}`;
