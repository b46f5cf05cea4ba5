import { z } from 'zod';
import { isAddress } from '../model/address';

/** An underscore that opens italics, whether another closes them or not; in an address, or behind @, it is of a name. */
export const OPENS_ITALICS = /(?<![\p{L}\w/@.=&?#-])_[^\s_]/u;
/** The key of a service, which may begin with any sign. */
const KEY = /^_\S*[^\s_]$/;
/** Tells whether a text has no _underscores_ for italics, which would be shown where no italics are known. */
const isPlain = (text: string): boolean => !OPENS_ITALICS.test(text) || KEY.test(text);
/** Rule for texts without italics, with what is said of others. */
export const plain = [
  isPlain,
  'has words between underscores, or one that begins with one | Leave the underscores out: this text is shown as it is typed. If it is a name, write @ before it: @_name.',
] as const;

/** One run of text without line breaks, trimmed, never empty. */
export const line = (max = 400) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(max)
    .refine((text) => !/[\n\r]/.test(text), 'has a line break | Write it on one line.')
    .refine(...plain);

/** A page of this site (`/contact`), a place on the page (`#book-now`), another site (`https://...`), or a mail link. */
export const href = () =>
  z
    .string()
    .refine((text) => isAddress(text) && !/^http:/i.test(text), 'is not an address')
    .meta({
      description: 'A page of this site, a place on the page, another site, or a mail link.',
      examples: ['/contact', '#book-now', 'https://example.com', 'mailto:you@example.com'],
    });

/** The address of a whole site. */
export const siteAddress = () =>
  z
    .string()
    .regex(
      /^https:\/\/[\w.-]+(:\d+)?$/,
      'is not a site address | Write it without a slash at its end: https://example.com.',
    );
