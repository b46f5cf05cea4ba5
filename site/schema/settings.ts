import { z } from 'zod';
import { isAddress } from '../../widgets/kit/model/address';
import { MONTHS, WEEKDAYS } from '../../widgets/kit/schedule/calendar-names';
import { LANGUAGES } from '../../widgets/kit/model/language';
import * as booking from './services/booking';
import * as mail from './services/mail';
import * as newsletter from './services/newsletter';
import * as repository from './services/repository';
import * as statistics from './services/statistics';
import { href, line, paragraph, pictureKey, siteAddress, webAddress } from './fields';

const email = z.email('is not an email address | Write it like this: you@example.com');
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
export const isClock = (text: string): boolean => CLOCK.test(text);
/** A time of day in 24 hours. */
export const clock = z
  .string()
  .regex(CLOCK, "is not a time of the day | Write it in quotes, on a clock of 24 hours: '10:00' or '14:30'.");
export const weekday = z.enum(WEEKDAYS);
const month = z.enum(MONTHS as [string, ...string[]]);
/** A day in New York. */
const day = z.iso.date({ error: 'is not a day | Write year, month and day: 2026-04-04.', abort: true });

const seasonSchema = z
  .strictObject({
    from: month,
    to: month,
    summary: line(120),
    groupSize: z.int().positive().meta({ description: 'Most guests of a tour; texts say {groupSize}.' }),
    name: line(40).meta({
      description: 'Name of this season; texts say {seasonName}, or {SeasonName} with a capital.',
      examples: ['summer 2026'],
    }),
    firstDay: day.optional().meta({
      description:
        'First day with a tour. With a first and a last day, the calendar and search engines list only days between them, and outside of them the words under Neutral replace those that announce the season.',
      examples: ['2026-04-04'],
    }),
    lastDay: day.optional().meta({ description: 'Last day with a tour.', examples: ['2026-12-20'] }),
    neutral: z
      .strictObject({
        banner: line(140).meta({ description: 'Replaces the text of the banner.' }),
        urgency: line(100).meta({ description: 'Replaces the text under Urgency.' }),
        announcement: line(120).meta({
          description: 'Replaces the heading of the announcement on the home page.',
        }),
        next: line(40).meta({
          description: 'Replaces the next walk after the last one of the season; links to the newsletter.',
        }),
      })
      .meta({ description: 'Words before the first day and after the last.' }),
  })
  .superRefine(({ from, to, firstDay, lastDay }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!firstDay && !lastDay) return;
    if (!firstDay) return fault('firstDay', 'is missing | A last day needs a first one.');
    if (!lastDay) return fault('lastDay', 'is missing | A first day needs a last one.');
    if (lastDay < firstDay) fault('lastDay', `is before the first day, ${firstDay} | Write a later day.`);
    const monthOf = (text: string) => MONTHS[Number(text.slice(5, 7)) - 1];
    if (monthOf(firstDay) !== from) fault('from', `is not the month of the first day, ${firstDay}`);
    if (monthOf(lastDay) !== to) fault('to', `is not the month of the last day, ${lastDay}`);
  });

const barFields = { title: line(40), text: line(100), label: line(40), href: href() };

const bannerSchema = z.strictObject({
  show: z.boolean().meta({ description: 'Whether the banner is shown.' }),
  text: line(140),
  href: href(),
  lastDay: day.optional().meta({ description: 'Last day with the banner; always if empty.' }),
});

/** Weekdays with opening and closing time, for structured data. */
const hoursSchema = z
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
  instagramHandle: z.string().regex(/^@[\w.]+$/, 'is not a handle | Write it with the @ before it: @name.'),
  description: paragraph(),
  titleSuffix: line(40).meta({ description: 'Follows the title of every page except the home page.' }),
  keywords: z.array(line(60)).min(1).meta({ description: 'For search engines.' }),
  founded: line(40).meta({ description: 'When the company began.' }),
  city: line(60),
  region: line(10),
  country: line(10),
  socialPicture: pictureKey().meta({
    description: 'For social networks, if a page has no picture of its own.',
  }),
  hours: hoursSchema.meta({ description: 'Days and hours in which tours leave.' }),
});

const pricesSchema = z.strictObject({
  perPerson: z.int().positive().meta({ description: 'In whole dollars; texts say {price}.' }),
  average: z.int().positive().meta({
    description: 'Average price of a city walking tour, in whole dollars; texts say {averagePrice}.',
  }),
  privateMinimum: z.int().positive().meta({
    description: 'Lowest price of a private tour, in whole dollars; texts say {privateMinimum}.',
  }),
  privateIncluded: z
    .int()
    .positive()
    .meta({ description: 'Guests that this price includes; texts say {privateIncluded}.' }),
  privateExtra: z
    .int()
    .positive()
    .meta({ description: 'Price of each further guest, in whole dollars; texts say {privateExtra}.' }),
});

const claimsSchema = z.strictObject({
  fiveStar: z
    .string()
    .regex(/^\d{1,3}%$/, 'is not a percentage | Write a number and the sign: 98%.')
    .meta({ description: 'Share of reviews with five stars; texts say {fiveStar}.', examples: ['98%'] }),
  rating: z.number().min(1).max(5).meta({ description: 'Average of all reviews; texts say {rating}.' }),
  reviews: z.int().nonnegative().meta({ description: 'Number of reviews; texts say {reviews}.' }),
  locations: z.int().positive().meta({ description: 'Number of neighborhoods; texts say {locations}.' }),
});

/** Shape of `site/content/settings.yaml`; every top-level key becomes one export of `#content/settings`. */
export const settingsSchema = z
  .strictObject({
    prices: pricesSchema.meta({ description: 'In whole US dollars.' }),
    season: seasonSchema.meta({
      description: 'First and last month with tours; texts say {season}.',
    }),
    banner: bannerSchema.meta({ description: 'The line at the top of every page.' }),
    claims: claimsSchema.meta({ description: 'Your claims about reviews; all pages use these.' }),
    urgency: z.strictObject({
      text: z
        .string()
        .max(100)
        .refine((text) => text.includes('{Month}'), 'does not say where the month goes: write {Month}')
        .meta({ description: '{Month} becomes this month, or the next one after the 15th.' }),
    }),
    reserveBar: z
      .strictObject({
        ...barFields,
        private: z.strictObject(barFields).meta({
          description: 'The bar on the page of the private tours.',
        }),
      })
      .meta({ description: 'The bar at the bottom of the window.' }),
    offer: z.array(line(40)).min(1).meta({
      description: 'Price and other facts for booking, at the top of the pages for all tours.',
    }),
    bookingCall: z
      .strictObject({ heading: line(80), text: paragraph(), label: line(40), href: href() })
      .meta({
        description:
          'The block at the end of the gallery and the press kit that links to the calendar. Other pages have their own words for it, under Closing.',
      }),
    footer: z.strictObject({ description: paragraph() }),
    business: businessSchema.meta({ description: 'Who you are.' }),
    links: z.strictObject({
      pressFolder: webAddress().meta({ description: 'Your shared press folder.' }),
      petition: webAddress().meta({ description: 'The Jerry Fox petition.' }),
      bodegaCatPetition: webAddress().meta({ description: 'The bodega cat petition.' }),
      nbcVideo: webAddress().meta({ description: 'The NBC embed.' }),
      book: webAddress().meta({ description: 'Page with the books.' }),
    }),
    reviews: z
      .array(
        z.strictObject({
          name: line(40).meta({ description: 'Name of the site for reviews, for the button.' }),
          link: webAddress(),
        }),
      )
      .max(4)
      .default([])
      .meta({
        description:
          'Your pages on sites for public reviews. Links to them are below the rating. After the survey every guest is asked for a review, whatever the answers were; nobody is if empty.',
      }),
    languages: z.array(z.enum(LANGUAGES)).default([]).meta({
      description:
        'Languages besides English for elements on partner pages. No native speaker has read their texts yet.',
    }),
    attribution: z
      .strictObject({ days: z.int().min(0).max(365) })
      .default({ days: 0 })
      .meta({
        description:
          'Days for which a booking counts for the partner who sent the guest. 0: only for that visit. Up to 365: the visitor’s device then stores the partner’s name for that time, which needs the visitor’s consent in some countries; ask before you raise it.',
      }),
    ...booking.settings,
    ...mail.settings,
    ...newsletter.settings,
    ...statistics.settings,
    ...repository.settings,
    liveEditor: z.boolean().optional().meta({
      description:
        'Whether the public site has the editor at /admin; no if empty. The booking provider’s script runs there and could read your access token: better give the editor its own address, as in the guide to going live.',
    }),
    violationReports: z
      .string()
      .refine(
        (text) => text === 'none' || (isAddress(text) && !/[;,"$]/.test(text) && text.startsWith('https://')),
        'is not an address for reports | Write none, or an address such as https://example.com/reports.',
      )
      .meta({
        description:
          'Address of a service to which browsers report what the site’s security policy has blocked, or none. A report contains the page’s whole address; if you set this, say so on the privacy page.',
        examples: ['none', 'https://example.com/reports'],
      }),
  })
  .meta({
    title: 'Settings of the whole site',
    description: 'Each fact is here once; all pages, cards, feeds and forms use it.',
  });

export type Settings = z.infer<typeof settingsSchema>;
