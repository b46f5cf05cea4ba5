import { z } from 'zod';
import { isAddress } from '../../widgets/kit/model/address';
import { MONTHS, WEEKDAYS } from '../../widgets/kit/schedule/calendar-names';
import { LANGUAGES } from '../../widgets/kit/model/language';
import * as booking from './services/booking';
import * as mail from './services/mail';
import * as newsletter from './services/newsletter';
import * as repository from './services/repository';
import { href, line, paragraph, pictureKey, siteAddress, webAddress } from './fields';
import { readDate } from './read-date';

const email = z.email('is not an email address');
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
/** A day of the calendar in New York, in any usual wording. */
const day = z
  .string()
  .overwrite((text) => readDate(text)?.isoDate ?? text)
  .refine((text) => readDate(text), 'is not a day | Write year, month and day: 2026-04-04.')
  .meta({ format: 'date' });

const seasonSchema = z
  .strictObject({
    from: month,
    to: month,
    summary: line(120),
    groupSize: z.int().positive().meta({ description: 'Guests at most; texts say {groupSize}.' }),
    name: line(40).meta({
      description: 'What this season is called; texts say {seasonName}, or {SeasonName} at their beginning.',
      examples: ['summer 2026'],
    }),
    firstDay: day.optional().meta({
      description:
        'The first day on which a tour leaves. With it and the last day, the calendar lists no other days, search engines are told, and before and after them the words of neutral stand in the place of those that announce the season.',
      examples: ['2026-04-04'],
    }),
    lastDay: day.optional().meta({ description: 'The last of these days.', examples: ['2026-12-20'] }),
    neutral: z
      .strictObject({
        banner: line(140).meta({ description: 'In the place of banner.text.' }),
        urgency: line(100).meta({ description: 'In the place of urgency.text.' }),
        announcement: line(120).meta({
          description: 'In the place of announcement.heading of pages/home.yaml.',
        }),
        next: line(40).meta({
          description:
            'In the place of the next walk once the last of the season has left; leads to the newsletter.',
        }),
      })
      .meta({ description: 'Words for before the first day and after the last.' }),
  })
  .superRefine(({ from, to, firstDay, lastDay }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!firstDay && !lastDay) return;
    if (!firstDay) return fault('firstDay', 'is missing | A last day needs a first one.');
    if (!lastDay) return fault('lastDay', 'is missing | A first day needs a last one.');
    // What is no day is reported by itself.
    if (!readDate(firstDay) || !readDate(lastDay)) return;
    if (lastDay < firstDay) fault('lastDay', `is before the first day, ${firstDay} | Write a later day.`);
    const monthOf = (text: string) => MONTHS[Number(text.slice(5, 7)) - 1];
    if (monthOf(firstDay) !== from) fault('from', `is not the month of the first day, ${firstDay}`);
    if (monthOf(lastDay) !== to) fault('to', `is not the month of the last day, ${lastDay}`);
  });

const barFields = { title: line(40), text: line(100), label: line(40), href: href() };

const bannerSchema = z.strictObject({
  text: line(140),
  href: href(),
  show: z
    .boolean()
    .optional()
    .meta({ description: 'Whether there is a banner at all; yes, where left out.' }),
  lastDay: day.optional().meta({ description: 'The last day on which it is shown; always, where left out.' }),
});

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
  instagramHandle: z.string().regex(/^@[\w.]+$/, 'is not a handle | Write it with the @ before it: @name.'),
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
  perPerson: z.int().positive().meta({ description: 'Every text that says {price} follows. Whole dollars.' }),
  average: z.int().positive().meta({
    description: 'What a city walking tour costs on average, in whole dollars; texts say {averagePrice}.',
  }),
  privateMinimum: z.int().positive().meta({
    description: 'What a private tour costs at least, in whole dollars; texts say {privateMinimum}.',
  }),
  privateIncluded: z
    .int()
    .positive()
    .meta({ description: 'For how many guests that is; texts say {privateIncluded}.' }),
  privateExtra: z
    .int()
    .positive()
    .meta({ description: 'What each further guest adds, in whole dollars; texts say {privateExtra}.' }),
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
    business: businessSchema.meta({ description: 'Who you are.' }),
    ...booking.settings,
    ...mail.settings,
    ...newsletter.settings,
    ...repository.settings,
    liveEditor: z.boolean().optional().meta({
      description:
        'Whether the editor is at /admin of the public site, too. No, where left out: the booking provider’s script runs there and could read your access token. Give the editor an address of its own, as going-live.md tells.',
    }),
    prices: pricesSchema.meta({ description: 'US dollars, whole.' }),
    claims: claimsSchema.meta({ description: 'Your own claims about reviews, used everywhere from here.' }),
    season: seasonSchema.meta({
      description: 'The months in which tours leave, both included; texts say {season}.',
    }),
    banner: bannerSchema.meta({ description: 'The line at the very top of every page.' }),
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
          description: 'The same on the page of the private tours.',
        }),
      })
      .meta({ description: 'The bar at the bottom of the window.' }),
    offer: z.array(line(40)).min(1).meta({
      description:
        'What a walk costs, and what else one books by, on the first screen of the pages for all tours.',
    }),
    languages: z.array(z.enum(LANGUAGES)).default([]).meta({
      description:
        'Languages besides English that tags speak on pages of partners in them. Nobody who grew up with it has read the texts of a language yet: name it here once somebody has, those in languages/ among them.',
    }),
    attribution: z
      .strictObject({ days: z.int().min(0).max(365) })
      .default({ days: 0 })
      .meta({
        description:
          'Guests of a hotel or blog that has an affiliate name of yours: for how many days a booking counts for the partner who sent them. 0: for that visit alone. Up to 365: the name is then kept on the visitor’s device for so long, which in some countries needs the visitor’s consent; ask before you raise it.',
      }),
    reviews: z
      .array(
        z.strictObject({
          name: line(40).meta({ description: 'Where guests write it, as the button says it.' }),
          link: webAddress(),
        }),
      )
      .max(4)
      .default([])
      .meta({
        description:
          'Where guests can write a public review. Every guest who has sent the survey is asked, whatever the answers were. Where left out, nobody is asked.',
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

/** The settings file, typed. */
export type Settings = z.infer<typeof settingsSchema>;
