import { z } from 'zod';
import { isAddress } from '../../widgets/kit/model/address';
import { ITALICS } from '../../widgets/kit/data/italics';
import { keyOfAddress } from './picture-key';

/** An underscore that opens italics, closed or not; not one inside an address or a name after `@`. */
const OPENS_ITALICS = /(?<![\p{L}\w/@.=&?#-])_[^\s_]/u;
/** A key of a service, which may begin with any character. */
const KEY = /^_\S*[^\s_]$/;
/** Rule for texts without italics, with its message. */
const plain = [
  (text: string): boolean => !OPENS_ITALICS.test(text) || KEY.test(text),
  'has words between underscores, or one that begins with one | Leave the underscores out: this text is shown as it is typed. If it is a name, write @ before it: @_name.',
] as const;

/** One line of text, trimmed, not empty. */
export const line = (max = 400) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/[\n\r]/.test(text), 'has a line break | Write it on one line.')
    .refine(...plain);

/** A page of this site (`/contact`), a place on the page (`#book-now`), another site (`https://...`), or a mail link. */
export const href = () =>
  z
    .string()
    .refine(
      (text) => isAddress(text) && !/^http:/i.test(text),
      'is not an address | For example: /contact, #book-now, https://example.com or mailto:you@example.com.',
    )
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

/** Maximum characters of a page title in search results, without the site's suffix. */
export const TITLE_MAX = 60;
/** Text of a page below its title in search results, as long as they show it. */
export const metaDescription = (description: string) =>
  z.string().trim().min(50).max(160).meta({ description });

const text = () => z.string().trim().min(1);
const onOneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

/** A paragraph; line breaks become spaces, as in folded YAML. */
export const paragraph = () =>
  text()
    .refine(...plain)
    .transform(onOneLine);

/** A paragraph that may have italics. */
export const prose = () =>
  text()
    .refine(
      (typed) => !OPENS_ITALICS.test(typed.replace(ITALICS, '')),
      'has an underscore that opens italics and does not close them | Put another behind the title: _The Sun_. If it is a name, write @ before it: @_name.',
    )
    .transform(onOneLine)
    .meta({ description: 'Words _between underscores_ are set in italics, as titles of books.' });

/**
 * A picture by its address, as the editor writes it; parsed to its key.
 * @param example the editor offers its folder
 */
export const pictureKey = (example = '/pictures/tours/brooklyn-heights.webp') =>
  z
    .string()
    .regex(
      /^\/pictures(\/[^/]+)+\.(webp|jpe?g|png|svg|avif)$/i,
      'is not a picture | Choose a JPEG, PNG or WebP, or write its address: /pictures/hero/home.webp.',
    )
    .meta({ examples: [example] })
    .transform(keyOfAddress);

export const altText = () =>
  line(200).meta({ description: 'What the picture shows, for people who do not see it.' });

export const webAddress = () =>
  z
    .string()
    .refine(
      (text) => isAddress(text) && /^https:/i.test(text),
      'is not an https address | For example: https://example.com.',
    )
    .meta({ description: 'The address of another site.', examples: ['https://example.com'] });

/** Texts of a page in search results. */
export const metaSchema = z.strictObject({
  title: line(TITLE_MAX).meta({ description: 'For search engines, without the site’s suffix.' }),
  description: metaDescription('For search engines, below the title.'),
});

/** A button or link with its words. */
export const actionSchema = z.strictObject({ label: line(60), href: href() });

/** Search-engine title (without suffix) and description of a page. */
export type Meta = z.infer<typeof metaSchema>;
/** A button or link with its words. */
export type Action = z.infer<typeof actionSchema>;
