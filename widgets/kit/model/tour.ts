import { z } from 'zod';
import { WEEKDAYS } from './calendar-names';
import { faqSchema } from './faq';
import { altText, href, line, metaSchema, paragraph, pictureKey } from './fields';
import { clockTime } from './schedule';
import { clock, hoursSchema, isClock, weekday } from './settings';
import { testimonialSchema } from './testimonial';

/** The four tours, in the order they are shown everywhere. */
export const TOUR_SLUGS = [
  'brooklyn-heights',
  'financial-district',
  'lower-east-side',
  'private-tours',
] as const;

const stopSchema = z.strictObject({ title: line(80), description: paragraph() });
/** On which days it leaves, and when, for the calendar's schedule. */
const departureSchema = z.strictObject({ days: z.array(weekday).min(1), time: clock });
const factSchema = z.strictObject({ term: line(40), text: line(80) });
const sectionSchema = z.strictObject({ heading: line(80), text: z.array(paragraph()).min(1) });
const placeSchema = z.strictObject({
  name: line(80),
  detail: paragraph().optional(),
  street: line(100).optional(),
  locality: line(60).optional(),
});

/** What only the private-tours page has. */
const arrangementSchema = z.strictObject({
  pricing: sectionSchema,
  neighborhoods: z.strictObject({
    heading: line(80),
    intro: paragraph(),
    list: z.array(stopSchema).min(1),
  }),
  scheduling: sectionSchema,
  contact: z.strictObject({ heading: line(80), text: paragraph(), label: line(40), href: href() }),
});

const fieldsSchema = z.strictObject({
  id: z.int().min(1).max(4),
  title: line(60),
  detail: line(80),
  place: line(40),
  featured: z.boolean(),
  itemId: z.int().positive(),
  image: pictureKey(),
  imageAlt: altText(),
  teaser: line(140),
  description: paragraph(),
  duration: line(40),
  priceText: line(40),
  schedule: line(60),
  departures: z.array(departureSchema),
  group: line(40),
  byArrangement: z.boolean(),
  meta: metaSchema,
  hero: z.strictObject({ subtitle: line(160), label: line(40), href: href() }),
  facts: z.array(factSchema).min(1),
  intro: z.array(paragraph()).min(1),
  dates: z.strictObject({ label: line(40), href: href() }),
  /** Without a name while it is not settled. */
  meetingPoint: placeSchema.partial({ name: true }),
  endPoint: placeSchema.optional(),
  stopsHeading: line(80),
  stops: z.array(stopSchema),
  sideCard: z.strictObject({ price: line(40), rating: line(40), note: line(80) }).optional(),
  arrangement: arrangementSchema.optional(),
  testimonialsHeading: line(80),
  testimonials: z.array(testimonialSchema),
  bookingHeading: line(80),
  faqHeading: line(80),
  faq: faqSchema,
  otherToursHeading: line(80),
  structured: z.strictObject({
    name: line(80),
    duration: z.string().regex(/^PT\d+[HM]$/, 'is not a duration like "PT2H"'),
    hours: hoursSchema.optional(),
  }),
});

/** Shape of `site/content/tours/<slug>.yaml`. */
export const tourSchema = fieldsSchema.superRefine(({ schedule, departures, structured }, context) => {
  const fault = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  departures.forEach(({ time }, index) => {
    // What is no time is reported by itself.
    if (!isClock(time) || schedule.includes(clockTime(time))) return;
    const right = `Change the schedule, "${schedule}", or this time, so that they agree.`;
    fault(['departures', index, 'time'], `is ${clockTime(time)}, which the schedule does not say | ${right}`);
  });
  const days = inOrder(departures.flatMap((departure) => departure.days));
  const told = daysIn(schedule);
  if (days && told && days !== told) {
    fault(['schedule'], `says other days than the departures | They leave on: ${days}.`);
  }
  const { hours } = structured;
  if (!hours || !days) return;
  const first = departures.map(({ time }) => time).toSorted()[0];
  if (inOrder(hours.days) !== days) {
    fault(['structured', 'hours', 'days'], `has other days than the departures | They leave on: ${days}.`);
  }
  if (hours.opens !== first) {
    fault(['structured', 'hours', 'opens'], `is not the first departure | The first leaves at '${first}'.`);
  }
});

const inOrder = (days: readonly string[]): string => WEEKDAYS.filter((day) => days.includes(day)).join(', ');

/** The days that a schedule in words names; empty if it names none. */
function daysIn(schedule: string): string {
  if (/\bdaily\b|every day/i.test(schedule)) return inOrder(WEEKDAYS);
  const names = WEEKDAYS.filter((day) => schedule.includes(day));
  const isEnd = (day: string) => day.startsWith('S');
  if (/weekends/i.test(schedule)) names.push(...WEEKDAYS.filter(isEnd));
  if (/weekdays/i.test(schedule)) names.push(...WEEKDAYS.filter((day) => !isEnd(day)));
  return inOrder(names);
}

/** A tour as its file holds it, checked. */
export type TourFile = z.infer<typeof tourSchema>;
/** The name of a tour in addresses and file names. */
export type TourSlug = (typeof TOUR_SLUGS)[number];
/** A stop or highlight of a tour, a neighborhood of a private one. */
export type TourStop = z.infer<typeof stopSchema>;

/** What a tour card needs. */
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
  /** The card's heading: title, and duration with price in brackets, shown as one heading. */
  heading: { title: string; detail: string };
};

/** What the tour list's tag carries to partner pages: no more than it shows. */
export type TourCard = Pick<
  TourSummary,
  'slug' | 'title' | 'teaser' | 'imageAlt' | 'itemId' | 'place' | 'schedule' | 'group'
> & {
  /** Duration and price, as the heading shows them behind the title. */
  detail: string;
  featured?: true;
  byArrangement?: true;
};

/** What else the tour list searches, by slug; fetched when somebody searches. */
export type TourDescriptions = Record<TourSlug, string>;

/** Everything else of a tour's page. */
export type TourPage = Pick<
  TourFile,
  | 'title'
  | 'meta'
  | 'hero'
  | 'facts'
  | 'intro'
  | 'dates'
  | 'meetingPoint'
  | 'endPoint'
  | 'stopsHeading'
  | 'stops'
  | 'sideCard'
  | 'arrangement'
  | 'testimonialsHeading'
  | 'testimonials'
  | 'bookingHeading'
  | 'faqHeading'
  | 'otherToursHeading'
> & {
  slug: TourSlug;
  /** For structured data; the price is in US dollars, without a sign. */
  structured: TourFile['structured'] & { url: string; price: string; currency: 'USD'; location: string };
};
