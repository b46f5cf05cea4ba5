import { z } from 'zod';
import { isAddress } from '../model/address';

/** One run of text without line breaks, trimmed, never empty. */
export const line = (max = 400) => z.string().trim().min(1, 'is empty').max(max);

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
