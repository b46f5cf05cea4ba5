import { z } from 'zod';
import { isAddress } from './address';
import { MONTHS, WEEKDAYS } from './calendar-names';
import { href, line, paragraph, pictureKey, webAddress } from './fields';

const email = z.email('is not an e-mail address');
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Whether a text is a time of the day on a clock of 24 hours. */
export const isClock = (text: string): boolean => CLOCK.test(text);
/** A time of the day on a clock of 24 hours. */
export const clock = z
  .string()
  .regex(CLOCK, "is not a time of the day | Write it in quotes, on a clock of 24 hours: '10:00' or '14:30'.");
/** A day of the week by its name. */
export const weekday = z.enum(WEEKDAYS);
const month = z.enum(MONTHS as [string, ...string[]]);

/** Days of the week with opening and closing time, as structured data wants them. */
export const hoursSchema = z
  .strictObject({ days: z.array(weekday).min(1), opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message:
      "is not later than the opening | Write times on a clock of 24 hours: four in the afternoon is '16:00'.",
  });

/** The address of a whole site. */
const siteAddress = () =>
  z
    .string()
    .regex(
      /^https:\/\/[\w.-]+(:\d+)?$/,
      'is not a site address | Write it without a slash at its end: https://example.com.',
    );

const businessSchema = z.strictObject({
  name: line(60),
  siteUrl: siteAddress(),
  email,
  instagramUrl: webAddress(),
  instagramHandle: z.string().regex(/^@[\w.]+$/, 'is not a handle like "@name"'),
  description: paragraph(),
  titleSuffix: line(40),
  keywords: z.array(line(60)).min(1),
  founded: line(40),
  city: line(60),
  region: line(10),
  country: line(10),
  socialPicture: pictureKey(),
  hours: hoursSchema,
});

const bookingSchema = z.strictObject({
  company: z.string().regex(/^[a-z0-9-]+$/, 'is not a short name'),
  // It goes into the site's security policy.
  origin: siteAddress(),
  flow: z.int().positive(),
  giftCardItem: z.int().positive(),
  defaultHref: href(),
  label: line(40),
  ariaLabel: line(80),
});

const emailjsSchema = z.strictObject({
  publicKey: line(80),
  serviceId: line(80),
  replyTemplate: line(80),
  notifyTemplate: line(80),
  surveyTemplate: line(80),
  captchaKey: line(80).optional(),
});

const mailchimpSchema = z.strictObject({
  account: z.string().regex(/^[a-z0-9-]+$/, 'is not an account name'),
  dataCenter: z.string().regex(/^us\d+$/, 'is not a data center like "us21"'),
  u: line(80),
  id: line(80),
  tags: line(80),
  validationScript: z.boolean(),
});

const pricesSchema = z.strictObject({
  perPerson: z.int().positive(),
  average: z.int().positive(),
  privateMinimum: z.int().positive(),
  privateIncluded: z.int().positive(),
  privateExtra: z.int().positive(),
});

const claimsSchema = z.strictObject({
  fiveStar: z.string().regex(/^\d{1,3}%$/, 'is not a percentage like "98%"'),
  rating: z.number().min(1).max(5),
  reviews: z.int().nonnegative(),
  locations: z.int().positive(),
});

/** Shape of `site/content/settings.yaml`; every top-level key becomes one export of `#content/settings`. */
export const settingsSchema = z.strictObject({
  business: businessSchema,
  booking: bookingSchema,
  emailjs: emailjsSchema,
  mailchimp: mailchimpSchema,
  prices: pricesSchema,
  claims: claimsSchema,
  season: z.strictObject({
    from: month,
    to: month,
    summary: line(120),
    groupSize: z.int().positive(),
  }),
  banner: z.strictObject({ text: line(140), href: href() }),
  urgency: z.strictObject({
    text: z
      .string()
      .max(100)
      .refine((text) => text.includes('{Month}'), 'does not say where the month goes: write {Month}'),
  }),
  reserveBar: z.strictObject({ title: line(40), text: line(100), label: line(40), href: href() }),
  attribution: z.strictObject({ days: z.int().min(0).max(365) }).default({ days: 0 }),
  footer: z.strictObject({ description: paragraph() }),
  bookingCall: z.strictObject({ heading: line(80), text: paragraph(), label: line(40), href: href() }),
  violationReports: z
    .string()
    .refine(
      (text) => text === 'none' || (isAddress(text) && !/[;,"]/.test(text) && text.startsWith('https://')),
      'is not an address for reports | Write none, or an address such as https://example.com/reports.',
    ),
  links: z.strictObject({
    pressFolder: webAddress(),
    petition: webAddress(),
    bodegaCatPetition: webAddress(),
    nbcVideo: webAddress(),
    book: webAddress(),
  }),
});

/** Everything of the settings file, typed. */
export type Settings = z.infer<typeof settingsSchema>;
