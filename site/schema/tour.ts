import { z } from 'zod';
import { WEEKDAYS } from '../../widgets/kit/schedule/calendar-names';
import { clockTime } from '../../widgets/kit/schedule/departures';
import type { WalkMap, Start } from '../../widgets/kit/model/walk-map';
import type { TourSlug } from '../../widgets/kit/model/tour';
import { faqSchema } from './faq';
import { altText, href, line, metaSchema, paragraph, pictureKey, prose } from './fields';
import { heroPictureFields } from './page';
import { clock, isClock, weekday, type Settings } from './settings';
import { testimonialSchema } from './testimonial';

const pieceSchema = z.strictObject({ title: line(80), description: paragraph() });
/** Splits "40.69823, -73.98937" into latitude and longitude. */
const numbersIn = (text: string): number[] => text.split(',').map(Number);
const isInNewYork = (text: string) => {
  const [latitude = 0, longitude = 0] = numbersIn(text);
  return latitude > 40 && latitude < 41.5 && longitude > -75 && longitude < -73;
};
const coordinates = () =>
  z
    .string()
    .regex(
      /^-?\d+(\.\d+)?, *-?\d+(\.\d+)?$/,
      'is not two numbers | Write them like this: 40.69823, -73.98937.',
    )
    .refine(isInNewYork, 'is not latitude and longitude, in this order, of a place in New York')
    .meta({ examples: ['40.69823, -73.98937'] })
    .transform(numbersIn);
const stopSchema = pieceSchema
  .extend({
    description: prose(),
    coordinates: coordinates().optional().meta({
      description:
        'Latitude and longitude, as a map copies them. They give the stop a number on the tour’s map. Without them, only the list shows the stop.',
    }),
    image: pictureKey('/pictures/stops/ned.webp').optional().meta({
      description: 'The small print next to the stop; most stops have none.',
    }),
    imageAlt: altText().optional(),
  })
  .superRefine(({ image, imageAlt }, context) => {
    const message = 'is missing: a print needs its picture and what it shows';
    if (!image !== !imageAlt)
      context.addIssue({ code: 'custom', path: [image ? 'imageAlt' : 'image'], message });
  });
/** Days and time of departure, for the calendar's schedule. */
const departureSchema = z.strictObject({ days: z.array(weekday).min(1), time: clock });
const factSchema = z.strictObject({ term: line(40), text: line(80) });
const sectionSchema = z.strictObject({ heading: line(80), text: z.array(paragraph()).min(1) });
const placeSchema = z.strictObject({
  name: line(80),
  detail: paragraph().optional(),
  street: line(100).optional(),
  locality: line(60).optional(),
  coordinates: coordinates().optional().meta({
    description:
      'Latitude and longitude, as a map copies them. The tour’s map marks this position with a sign.',
  }),
  subway: line(160).optional().meta({ description: 'Lines and stations nearby, as one sentence.' }),
  guide: line(160)
    .optional()
    .meta({ description: 'How guests recognize the guide, as one sentence; shown below the map.' }),
});

/** Fields that only the private-tours page has. */
const arrangementSchema = z.strictObject({
  pricing: sectionSchema,
  neighborhoods: z.strictObject({
    heading: line(80),
    intro: paragraph(),
    list: z.array(pieceSchema.extend({ image: pictureKey('/pictures/gallery/tours/30.webp') })).min(1),
  }),
  scheduling: sectionSchema,
  contact: z.strictObject({ heading: line(80), text: paragraph(), label: line(40), href: href() }),
});

const fieldsSchema = z.strictObject({
  id: z.int().min(1).max(4).meta({ description: 'Place in all lists, 1 to 4.' }),
  title: line(60),
  detail: line(80).meta({
    description: 'Stands behind the title in the heading of the card.',
    examples: ['(approximately 2 hours, {price} per person)'],
  }),
  place: line(40).meta({ description: 'The sign on the picture, and the link in the menu.' }),
  featured: z.boolean().meta({ description: 'The one tour that leads the list.' }),
  itemId: z.int().positive().meta({ description: 'Number of the tour at the booking provider.' }),
  image: pictureKey(),
  imageAlt: altText(),
  teaser: line(140).meta({ description: 'One line; the tour search looks into it.' }),
  description: paragraph().meta({ description: 'Two or three lines; the tour search looks into them.' }),
  duration: line(40).meta({ description: 'Other texts of the file say {duration}.' }),
  priceText: line(40).meta({
    description:
      'The price at the top of the page and in the list of dates; the card has its own words, in detail.',
  }),
  schedule: line(60).meta({
    description: 'When it leaves, in words; other texts of the file say {schedule}.',
    examples: ['Weekends, 10:00 AM'],
  }),
  departures: z.array(departureSchema).default([]).meta({
    description:
      'The same for the calendar, which shows the next 30 days from it; none for a tour by arrangement. The months stand in settings.yaml, under season.',
  }),
  group: line(40).meta({
    description: 'Other texts of the file say {group}.',
    examples: ['Up to 12 guests'],
  }),
  byArrangement: z
    .boolean()
    .meta({ description: 'Whether it has no public dates: the buttons lead to the address under dates.' }),
  meta: metaSchema,
  hero: z
    .strictObject({ subtitle: line(160), label: line(40), href: href(), ...heroPictureFields })
    .meta({ description: 'Below the title at the top of the page, and the button there.' }),
  facts: z.array(factSchema).min(1).meta({ description: 'The strip of facts.' }),
  intro: z.array(paragraph()).min(1).meta({ description: 'One or more paragraphs.' }),
  dates: z
    .strictObject({ label: line(40), href: href() })
    .meta({ description: 'The link behind the introduction.' }),
  meetingPoint: placeSchema
    .partial({ name: true })
    .meta({ description: 'Where the walk begins; without a name while that is not settled.' }),
  endPoint: placeSchema.optional(),
  stopsHeading: line(80),
  stops: z.array(stopSchema).default([]).meta({
    description:
      'The stops in walking order: a hook each, not the whole story. Texts of the file say {stops} or {Stops} for their number as a word.',
  }),
  sideCard: z
    .strictObject({ price: line(40), rating: line(40), note: line(80) })
    .optional()
    .meta({ description: 'The card next to the stops.' }),
  arrangement: arrangementSchema.optional().meta({ description: 'What only the private tours have.' }),
  testimonialsHeading: line(80),
  testimonials: z.array(testimonialSchema).default([]),
  bookingHeading: line(80),
  faqHeading: line(80),
  faq: faqSchema,
  otherToursHeading: line(80),
  structured: z
    .strictObject({
      name: line(80),
      duration: z
        .string()
        .regex(/^PT\d+[HM]$/, 'is not a duration like "PT2H"')
        .meta({ description: 'PT2H is two hours, PT90M ninety minutes.', examples: ['PT2H', 'PT90M'] }),
    })
    .meta({ description: 'For search engines.' }),
});

/** Shape of `site/content/tours/<slug>.yaml`. */
export const tourSchema = fieldsSchema
  .meta({
    title: 'A tour',
    description:
      'A file for each of the four tours. Texts may use words in braces, such as {price}; they come from settings.yaml.',
  })
  .superRefine(({ schedule, departures, stops, byArrangement }, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (!stops.length && !byArrangement)
      fault(['stops'], 'has no entry | A tour with public dates needs its stops: add at least one.');
    departures.forEach(({ time }, index) => {
      // An invalid time is reported on its own.
      if (!isClock(time) || schedule.includes(clockTime(time))) return;
      const right = `Change the schedule, "${schedule}", or this time, so that they agree.`;
      fault(
        ['departures', index, 'time'],
        `is ${clockTime(time)}, which the schedule does not say | ${right}`,
      );
    });
    const days = inOrder(departures.flatMap((departure) => departure.days));
    const scheduled = daysIn(schedule);
    if (days && scheduled && days !== scheduled) {
      fault(['schedule'], `says other days than the departures | They leave on: ${days}.`);
    }
  });

const inOrder = (days: readonly string[]): string => WEEKDAYS.filter((day) => days.includes(day)).join(', ');

/** Returns the weekdays in a schedule's text. */
function daysIn(schedule: string): string {
  if (/\bdaily\b|every day/i.test(schedule)) return inOrder(WEEKDAYS);
  const names = WEEKDAYS.filter((day) => schedule.includes(day));
  const isEnd = (day: string) => day.startsWith('S');
  if (/weekends/i.test(schedule)) names.push(...WEEKDAYS.filter(isEnd));
  if (/weekdays/i.test(schedule)) names.push(...WEEKDAYS.filter((day) => !isEnd(day)));
  return inOrder(names);
}

export type TourFile = z.infer<typeof tourSchema>;
/** A stop on the tour's page, without coordinates: these are in the map. */
type TourStop = Omit<z.infer<typeof stopSchema>, 'coordinates'>;

/** Fields that a tour card needs. */
export type TourSummary = Pick<
  TourFile,
  | 'id'
  | 'title'
  | 'place'
  | 'featured'
  | 'itemId'
  | 'image'
  | 'imageAlt'
  | 'teaser'
  | 'description'
  | 'duration'
  | 'priceText'
  | 'schedule'
  | 'group'
  | 'byArrangement'
> & {
  slug: TourSlug;
  /** The tour's page on this site, root-relative. */
  url: string;
  /** Duration and price in parentheses, shown after the title. */
  heading: { title: string; detail: string };
};

/** The rest of a tour's page. */
export type TourPage = Pick<
  TourFile,
  | 'title'
  | 'duration'
  | 'priceText'
  | 'meta'
  | 'hero'
  | 'facts'
  | 'intro'
  | 'dates'
  | 'meetingPoint'
  | 'endPoint'
  | 'stopsHeading'
  | 'sideCard'
  | 'arrangement'
  | 'testimonialsHeading'
  | 'testimonials'
  | 'bookingHeading'
  | 'faqHeading'
  | 'otherToursHeading'
> & {
  slug: TourSlug;
  stops: TourStop[];
  /** The map of the walk, if enough stops have coordinates. */
  walkMap?: WalkMap;
  start: Start;
  /** For structured data; the price is in US dollars, without a sign. */
  structured: TourFile['structured'] & {
    /** Not of a tour by arrangement. */
    hours?: Settings['business']['hours'];
    url: string;
    price: string;
    currency: 'USD';
    location: string;
  };
};
