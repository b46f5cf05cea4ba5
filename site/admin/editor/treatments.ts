import { joinFocus, splitFocus } from './focus';
import { typedNumber } from './typed-number';

/** Change of a content file's value on its way into the form, and back. */
export interface Treatment {
  /** May be left out of the file. */
  optional?: true;
  /**
   * `picture`: a key in the file, an address in the form. `place`: two numbers in the file, a text in the form. `day`: in
   * any wording in the file, as `2026-05-03` in the form. `focus`: a picture’s subject, two numbers in the file.
   * `number`: a text in the form, since a field for numbers makes another number of one with a comma.
   */
  as?: 'picture' | 'place' | 'day' | 'focus' | 'number';
}

/** Treatments by the path of the field, as in `stops[].coordinates`. */
export type Treatments = Record<string, Treatment>;

/** Addresses of the pictures that there are, by key. */
export type Pictures = Readonly<Record<string, string>>;

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a change to each value of content that is no group and no list, or a list that has a treatment. */
function mapValues(
  value: unknown,
  path: string,
  treatments: Treatments,
  change: (value: unknown, as: Treatment['as']) => unknown,
): unknown {
  const as = treatments[path]?.as;
  if (as) return change(value, as);
  if (Array.isArray(value)) return value.map((item) => mapValues(item, `${path}[]`, treatments, change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      mapValues(item, path ? `${path}.${key}` : key, treatments, change),
    ]),
  );
}

/** Paths of the fields that have the place of a picture’s subject. */
const focusFields = (treatments: Treatments): string[] =>
  Object.keys(treatments).filter((path) => treatments[path]!.as === 'focus');

/** Returns a file's content as its form shows it. */
export const toForm = (content: Group, treatments: Treatments, pictures: Pictures): Group =>
  mapValues(joinFocus(content, focusFields(treatments)), '', treatments, (value, as) => {
    if (as === 'picture') return typeof value === 'string' ? (pictures[value] ?? value) : value;
    if (as === 'day') return dayOf(value) ?? value;
    if (as === 'number') return typeof value === 'number' ? String(value) : value;
    return Array.isArray(value) ? value.join(', ') : value;
  }) as Group;

/**
 * Returns a form's content as it stands in the file.
 * @param before the content that the file had
 */
export function toFile(form: Group, treatments: Treatments, before: Group): Group {
  const content = mapValues(
    splitFocus(form, focusFields(treatments), before),
    '',
    treatments,
    (value, as) => {
      if (typeof value !== 'string' || value === '') return value;
      if (as === 'day') return inWords(value);
      // What is no number stays as it was typed: the check says what belongs there.
      if (as === 'number') return typedNumber(value) ?? value;
      return as === 'picture' ? pictureKey(value) : value.split(',').map(Number);
    },
  ) as Group;
  return withoutEmpty(content, '', treatments, before) as Group;
}

/** Returns a day as `2026-05-03`, however it is written; undefined where it is none. */
function dayOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  // Browsers read every wording but "3rd of May".
  const plain = text.replace(/(\d)(?:st|nd|rd|th)\b(?: of\b)?/i, '$1');
  const time = Date.parse(/^\d{4}-\d\d-\d\d$/.test(plain) ? plain : `${plain} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** Returns a day as it is written on the site: May 3, 2026. */
const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The key of a picture: its address without folder of all pictures and ending, in small letters with hyphens. */
export function pictureKey(address: string): string {
  const path = address.replace(/^\/?(site\/content\/)?pictures\//, '').replace(/\.[^./]+$/, '');
  return path
    .split('/')
    .map((segment) =>
      segment
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .join('/');
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isGroup(value) && Object.values(value).every(isEmpty));

/**
 * Leaves out what is empty, may be, and did not stand there before; and keeps the spaces around a text, which the editor
 * cuts off.
 */
function withoutEmpty(value: unknown, path: string, treatments: Treatments, before: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) =>
      withoutEmpty(item, `${path}[]`, treatments, Array.isArray(before) ? before[index] : undefined),
    );
  if (typeof value === 'string' && typeof before === 'string' && before.trim() === value) return before;
  if (treatments[path]?.as === 'day' && dayOf(value) === dayOf(before)) return before;
  if (!isGroup(value)) return value;
  const was = isGroup(before) ? before : {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const place = path ? `${path}.${key}` : key;
      if (item === undefined) return [];
      if (treatments[place]?.optional && isEmpty(item) && !(key in was && isEmpty(was[key]))) return [];
      return [[key, withoutEmpty(item, place, treatments, was[key])]];
    }),
  );
}
