import { z } from 'zod';
import { isAddress } from '../../widgets/kit/model/address';
import { MONTHS, WEEKDAYS } from '../../widgets/kit/model/calendar-names';
import * as booking from '../../widgets/kit/services/booking/settings';
import * as mail from '../../widgets/kit/services/mail/settings';
import * as newsletter from '../../widgets/kit/services/newsletter/settings';
import { href, line, paragraph, pictureKey, siteAddress, webAddress } from './fields';

const email = z.email('is not an e-mail address');
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Tells whether a text is a time of the day on a clock of 24 hours. */
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
    ...booking.settings,
    ...mail.settings,
    ...newsletter.settings,
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
