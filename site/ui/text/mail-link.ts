import { business } from '#content/settings';

export const mailLink = (subject: string): string =>
  `mailto:${business.email}?subject=${encodeURIComponent(subject)}`;
