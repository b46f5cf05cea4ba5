import { z } from 'zod';
import { isAddress } from '../../widgets/kit/model/address';
import { MONTHS, WEEKDAYS } from '../../widgets/kit/model/calendar-names';
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
  email: email.meta({ description: 'The address that guests write to.', examples: ['you@example.com'] }),
  instagramUrl: webAddress(),
  instagramHandle: z.string().regex(/^@[\w.]+$/, 'is not a handle like "@name"'),
  description: paragraph(),
  titleSuffix: line(40).meta({ description: 'Put behind the title of every page but the home page.' }),
  keywords: z.array(line(60)).min(1).meta({ description: 'For search engines.' }),
  founded: line(40).meta({ description: 'When the company began.' }),
  city: line(60),
  region: line(10),
  country: line(10),
  socialPicture: pictureKey().meta({
    description: 'Shown by social networks where a page has no picture of its own.',
  }),
  hours: hoursSchema.meta({ description: 'On which days tours leave, and between which hours.' }),
});

const bookingSchema = z.strictObject({
  company: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'is not a short name')
    .meta({ description: 'The short name in your FareHarbor addresses.' }),
  // It goes into the site's security policy.
  origin: siteAddress(),
  flow: z.int().positive().meta({ description: 'The number behind flow= in your FareHarbor addresses.' }),
  giftCardItem: z
    .int()
    .positive()
    .meta({ description: 'The gift cards are an item of their own at the provider.' }),
  defaultHref: href(),
  label: line(40),
  ariaLabel: line(80),
});

const emailjsSchema = z.strictObject({
  publicKey: line(80).meta({ description: 'EmailJS, Account, API keys. It is meant to be seen.' }),
  serviceId: line(80).meta({ description: 'EmailJS, Email services.' }),
  replyTemplate: line(80).meta({ description: 'The template that answers the visitor.' }),
  notifyTemplate: line(80).meta({ description: 'The template that tells you.' }),
  surveyTemplate: line(80).meta({ description: 'The template of the feedback survey.' }),
  captchaKey: line(80)
    .optional()
    .meta({ description: 'The site key of an invisible reCAPTCHA v2, where you want one.' }),
});

const mailchimpSchema = z.strictObject({
  account: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'is not an account name')
    .meta({ description: 'First part of the form address, https://{account}.{dataCenter}.list-manage.com.' }),
  dataCenter: z
    .string()
    .regex(/^us\d+$/, 'is not a data center like "us21"')
    .meta({ description: 'Second part of the form address.', examples: ['us21'] }),
  u: line(80).meta({ description: 'The form address’s u, between quotes.' }),
  id: line(80).meta({ description: 'The form address’s id, between quotes.' }),
  tags: line(80).meta({ description: 'Number of the tag for sign-ups from the site, between quotes.' }),
  validationScript: z
    .boolean()
    .meta({ description: 'Mailchimp’s own checking script; the form works the same without it.' }),
});

const pricesSchema = z.strictObject({
  perPerson: z.int().positive().meta({ description: 'Every text that says {price} follows.' }),
  average: z
    .int()
    .positive()
    .meta({ description: 'What a city walking tour costs on average; texts say {averagePrice}.' }),
  privateMinimum: z
    .int()
    .positive()
    .meta({ description: 'What a private tour costs at least; texts say {privateMinimum}.' }),
  privateIncluded: z
    .int()
    .positive()
    .meta({ description: 'For how many guests that is; texts say {privateIncluded}.' }),
  privateExtra: z
    .int()
    .positive()
    .meta({ description: 'What each further guest adds; texts say {privateExtra}.' }),
});

const claimsSchema = z.strictObject({
  fiveStar: z
    .string()
    .regex(/^\d{1,3}%$/, 'is not a percentage like "98%"')
    .meta({ description: 'Share of reviews with five stars; texts say {fiveStar}.', examples: ['98%'] }),
  rating: z.number().min(1).max(5).meta({ description: 'Average of all reviews; texts say {rating}.' }),
  reviews: z.int().nonnegative().meta({ description: 'Number of reviews; texts say {reviews}.' }),
  locations: z.int().positive().meta({ description: 'Number of neighborhoods; texts say {locations}.' }),
});

/** Shape of `site/content/settings.yaml`; every top-level key becomes one export of `#content/settings`. */
export const settingsSchema = z
  .strictObject({
    business: businessSchema.meta({ description: 'Who you are.' }),
    booking: bookingSchema.meta({ description: 'The booking provider.' }),
    emailjs: emailjsSchema.meta({
      description: 'The e-mail service that carries the contact form and the survey (EmailJS).',
    }),
    mailchimp: mailchimpSchema.meta({ description: 'The mailing list (Mailchimp).' }),
    prices: pricesSchema.meta({ description: 'US dollars, whole.' }),
    claims: claimsSchema.meta({ description: 'Your own claims about reviews, used everywhere from here.' }),
    season: z
      .strictObject({
        from: month,
        to: month,
        summary: line(120),
        groupSize: z.int().positive().meta({ description: 'Guests at most; texts say {groupSize}.' }),
      })
      .meta({ description: 'The months in which tours leave, both included; texts say {season}.' }),
    banner: z
      .strictObject({ text: line(140), href: href() })
      .meta({ description: 'The line at the very top of every page.' }),
    urgency: z.strictObject({
      text: z
        .string()
        .max(100)
        .refine((text) => text.includes('{Month}'), 'does not say where the month goes: write {Month}')
        .meta({ description: '{Month} becomes this month, or the next one after the 15th.' }),
    }),
    reserveBar: z
      .strictObject({ title: line(40), text: line(100), label: line(40), href: href() })
      .meta({ description: 'The bar at the bottom of the window.' }),
    attribution: z
      .strictObject({ days: z.int().min(0).max(365) })
      .default({ days: 0 })
      .meta({
        description:
          'Guests of a hotel or blog that has an affiliate name of yours: for how many days a booking counts for the partner who sent them. 0: for that visit alone. Up to 365: the name is then kept on the visitor’s device for so long, which in some countries needs the visitor’s consent; ask before you raise it.',
      }),
    footer: z.strictObject({ description: paragraph() }),
    bookingCall: z
      .strictObject({ heading: line(80), text: paragraph(), label: line(40), href: href() })
      .meta({
        description:
          'The block at the end of the gallery and the press kit that leads to the calendar; other pages have their own words for it, under closing.',
      }),
    violationReports: z
      .string()
      .refine(
        (text) => text === 'none' || (isAddress(text) && !/[;,"]/.test(text) && text.startsWith('https://')),
        'is not an address for reports | Write none, or an address such as https://example.com/reports.',
      )
      .meta({
        description:
          'Where browsers report what the site’s security policy has stopped: the address of a reporting service, or none. A report names the page, with whatever stands in its address; if you set this, say so in pages/privacy.yaml.',
        examples: ['none', 'https://example.com/reports'],
      }),
    links: z.strictObject({
      pressFolder: webAddress().meta({ description: 'Your shared press folder.' }),
      petition: webAddress().meta({ description: 'The Jerry Fox petition.' }),
      bodegaCatPetition: webAddress().meta({ description: 'The bodega cat petition.' }),
      nbcVideo: webAddress().meta({ description: 'The NBC embed.' }),
      book: webAddress().meta({ description: 'Where the books are shown.' }),
    }),
  })
  .meta({
    title: 'Settings of the whole site',
    description: 'One fact stands here once; every page, card, feed and form reads it from here.',
  });

/** Everything of the settings file, typed. */
export type Settings = z.infer<typeof settingsSchema>;
