import { z } from 'zod';
import { isAddress } from '../../widgets/kit/model/address';
import { ITALICS } from '../../widgets/kit/model/italics';

/** An underscore that opens italics, whether another closes them or not; in an address, or behind @, it is of a name. */
const OPENS_ITALICS = /(?<![\p{L}\w/@.=&?#-])_[^\s_]/u;
/** The key of a service, which may begin with any sign. */
const KEY = /^_\S*[^\s_]$/;
/** Tells whether a text has no _underscores_ for italics, which would be shown where no italics are known. */
const isPlain = (text: string): boolean => !OPENS_ITALICS.test(text) || KEY.test(text);
/** Rule for texts without italics, with what is said of others. */
const plain = [
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

/** Longest page title that search engines still show whole, without the site's suffix. */
export const TITLE_MAX = 60;
/** Longest page description that search engines still show whole. */
export const DESCRIPTION_MAX = 160;

const text = () => z.string().trim().min(1, 'is empty');
const onOneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

/** A paragraph: YAML folds its lines, so that line breaks inside become spaces. */
export const paragraph = () =>
  text()
    .refine(...plain)
    .transform(onOneLine);

/** A paragraph in which titles may be set in italics. */
export const prose = () =>
  text()
    .refine(
      (typed) => !OPENS_ITALICS.test(typed.replace(ITALICS, '')),
      'has an underscore that opens italics and does not close them | Put another behind the title: _The Sun_. If it is a name, write @ before it: @_name.',
    )
    .transform(onOneLine)
    .meta({ description: 'Words _between underscores_ are set in italics, as titles of books.' });

/** The key of a picture: its path under `site/content/pictures`, without the file ending. */
export const pictureKey = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/, 'is not a picture key like "tours/brooklyn-heights"')
    .meta({
      description: 'Key of a picture: its path under pictures, without the file ending.',
      examples: ['tours/brooklyn-heights'],
    });

/** Returns the field for what the picture shows, for people who do not see it. */
export const altText = () =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(200)
    .refine(...plain)
    .meta({ description: 'What the picture shows, for people who do not see it.' });

/** The address of another site. */
export const webAddress = () =>
  z
    .string()
    .refine((text) => isAddress(text) && /^https:/i.test(text), 'is not an https address')
    .meta({ description: 'The address of another site.', examples: ['https://example.com'] });

/** Texts of a page that a search engine shows. */
export const metaSchema = z.strictObject({
  title: line(TITLE_MAX).meta({ description: 'For search engines, without the site’s suffix.' }),
  description: z
    .string()
    .trim()
    .min(50)
    .max(DESCRIPTION_MAX)
    .meta({ description: 'For search engines, below the title.' }),
});

/** A button or link with its words. */
export const actionSchema = z.strictObject({ label: line(60), href: href() });

/** Search-engine title (without suffix) and description of a page. */
export type Meta = z.infer<typeof metaSchema>;
/** A button or link with its words. */
export type Action = z.infer<typeof actionSchema>;
