import type { Field } from '@sveltia/cms';
import type { JsonSchema } from '../docs/content-schemas';
import { labelOf } from './labels';
import type { Crops } from '../../admin/editor/focus-field';
import type { Treatments } from '../../admin/editor/treatments';

/** Pictures of content lie here, from the project's root. */
export const PICTURES = 'site/content/pictures';
/** Beginning of a picture's address in the editor. */
export const PICTURE_PREFIX = '/pictures';

/** Longest text that has a single line to be typed into, in characters. */
const ONE_LINE = 90;

/** Fields whose pattern is a picture's key. */
const isPicture = ({ pattern }: JsonSchema): boolean => pattern?.startsWith('^[a-z0-9-]+(\\/') === true;

/** The fields of a form, and how values change on their way from the file into it. */
export interface Form {
  fields: Field[];
  treatments: Treatments;
}

/** Adds what is known of a value that is still a sample to what is said of its field. */
export type Notes = (path: string) => string | undefined;

/** Returns the form of a content file. */
export function formOf(schema: JsonSchema, notes: Notes): Form {
  const treatments: Treatments = {};
  const fields = fieldsIn(schema, '', notes, treatments);
  return { fields, treatments };
}

function fieldsIn(schema: JsonSchema, path: string, notes: Notes, treatments: Treatments): Field[] {
  const { properties = {} } = schema;
  // One field for both numbers.
  const named = Object.entries(properties).filter(([name]) => name !== 'imageFocusY');
  return named.map(([name, below]) => {
    if (name === 'imageFocus') return focusOf(path, 'image' in properties, treatments);
    return fieldOf(name, below, {
      path: path ? `${path}.${name}` : name,
      optional: !schema.required?.includes(name),
      notes,
      treatments,
    });
  });
}

/** Cuts of a picture by a page’s opening, at 1440, 768 and 390 pixels, and by the card for social networks. */
const CROPS_OF_PAGES: Crops = [
  ['Computer', 1.85],
  ['Tablet', 0.88],
  ['Phone', 1.4],
  ['Card for networks', 0.92],
];
/** Cuts by a tour’s opening, which is higher, and by its card. */
const CROPS_OF_TOURS: Crops = [
  ['Computer', 1.33],
  ['Tablet', 0.66],
  ['Phone', 1.67],
  ['Card for networks', 0.92],
];

/** The field for the subject of a picture, which is beside it in the form, or else at its top. */
function focusOf(path: string, isBeside: boolean, treatments: Treatments): Field {
  const place = `${path}.imageFocus`;
  treatments[place] = { optional: true, as: 'focus' };
  return {
    name: 'imageFocus',
    label: labelOf('imageFocus'),
    hint: 'Press the picture where its subject stands: that stays in sight wherever the picture is cut.',
    required: false,
    widget: 'focus',
    picture: isBeside ? `${path}.image` : 'image',
    crops: isBeside ? CROPS_OF_PAGES : CROPS_OF_TOURS,
  } as Field;
}

interface Place {
  path: string;
  optional: boolean;
  notes: Notes;
  treatments: Treatments;
}

function fieldOf(name: string, schema: JsonSchema, place: Place): Field {
  const { path, optional, notes, treatments } = place;
  if (optional) (treatments[path] ??= {}).optional = true;
  const treat = (as: NonNullable<Treatments[string]['as']>) => ((treatments[path] ??= {}).as = as);
  const base = {
    name,
    label: schema.title ?? labelOf(name),
    ...hintOf(schema, notes(path) ?? notes(`${path}[]`)),
    // A list that must be there may be empty, which the editor calls missing.
    ...((optional || mayBeEmpty(schema)) && { required: false }),
  };
  switch (schema.type) {
    case 'object':
      if (!schema.properties) return { ...base, widget: 'keyvalue', key_label: 'Word', value_label: 'Means' };
      return {
        ...base,
        widget: 'object',
        collapsed: 'auto',
        fields: fieldsIn(schema, path, notes, treatments),
      };
    case 'array':
      if (isPlace(schema)) {
        treat('place');
        return { ...base, widget: 'string', pattern: [PLACE, 'Write two numbers: 40.69823, -73.98937'] };
      }
      return listOf(base, schema, place);
    case 'boolean':
      if (!optional) return { ...base, widget: 'boolean' };
      // A switch could not say that nothing is set.
      return {
        ...base,
        widget: 'select',
        options: [
          { label: 'Yes', value: true },
          { label: 'No', value: false },
        ],
      };
    case 'integer':
    case 'number':
      treat('number');
      return { ...base, widget: 'string', use_emoji_autocomplete: false };
    default:
      return textOf(base, schema, treat);
  }
}

type Base = { name: string; label: string; hint?: string; required?: boolean };

function listOf(base: Base, schema: JsonSchema, place: Place): Field {
  const items = schema.items ?? {};
  const count = {
    ...(schema.minItems !== undefined && { min: schema.minItems }),
    ...(schema.maxItems !== undefined && { max: schema.maxItems }),
  };
  if (items.enum)
    return { ...base, widget: 'select', multiple: true, options: items.enum as string[], ...count };
  const path = `${place.path}[]`;
  const common = {
    ...base,
    widget: 'list' as const,
    ...count,
    collapsed: true,
    label_singular: singular(base.label),
  };
  if (!items.properties)
    return {
      ...common,
      field: fieldOf(singular(place.path.split('.').at(-1)!), items, { ...place, path, optional: false }),
    };
  const fields = fieldsIn(items, path, place.notes, place.treatments);
  return { ...common, summary: summaryOf(items), fields };
}

function textOf(base: Base, schema: JsonSchema, treat: (as: 'picture') => void): Field {
  if (schema.enum) return { ...base, widget: 'select', options: schema.enum as string[] };
  if (isPicture(schema)) {
    treat('picture');
    const [folder] = String(schema.examples?.[0] ?? '').split('/');
    return {
      ...base,
      widget: 'image',
      choose_url: false,
      media_folder: `/${PICTURES}${folder ? `/${folder}` : ''}`,
      public_folder: `${PICTURE_PREFIX}${folder ? `/${folder}` : ''}`,
    };
  }
  if (schema.format === 'date') return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const { minLength = 0, maxLength, pattern } = schema;
  const isLong = !pattern && (maxLength === undefined ? minLength > 0 : maxLength > ONE_LINE);
  return {
    ...base,
    widget: isLong ? 'text' : 'string',
    ...(pattern && { pattern: [pattern, wrongForm(schema)] as [string, string] }),
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
  };
}

const PLACE = String.raw`^-?\d{1,3}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?$`;

const mayBeEmpty = ({ type, minItems = 0 }: JsonSchema): boolean => type === 'array' && minItems === 0;

/** Tells whether a list is a place on the map: two numbers. */
const isPlace = ({ items, minItems, maxItems }: JsonSchema): boolean =>
  items?.type === 'number' && minItems === 2 && maxItems === 2;

/** Returns what is said of a text that has not the right form: the words of the check, and an example. */
function wrongForm({ wrong = 'has not the right form', examples = [] }: JsonSchema): string {
  const [fault, right] = wrong.split(' | ');
  const example = examples.length ? `Write it like this: ${String(examples[0])}` : '';
  return [`This ${fault}.`, right ?? example].filter(Boolean).join(' ');
}

const singular = (label: string): string => label.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** Names that tell one entry of a list from another, best first. */
const NAMES = [
  'title',
  'question',
  'name',
  'heading',
  'label',
  'term',
  'author',
  'caption',
  'path',
  'text',
  'alt',
];

function summaryOf({ properties = {} }: JsonSchema): string {
  // A sample: what belongs there, and the place, since several wait for the same.
  if ('note' in properties && 'path' in properties) return '{{note}} ({{path}})';
  const name = NAMES.find((candidate) => candidate in properties) ?? Object.keys(properties)[0];
  return `{{${name}}}`;
}

/** Returns what is said below a field: its meaning, an example, and that a sample stands there. */
function hintOf({ description, examples = [], enum: choices }: JsonSchema, note: string | undefined) {
  const example = examples.length && !choices ? `For example ${examples.map(spell).join(', ')}.` : '';
  const sample = note && `**Still a sample:** ${note}.`;
  const hint = [sample, description, example].filter(Boolean).join(' ');
  return hint && { hint };
}

const spell = (example: unknown): string =>
  Array.isArray(example) ? example.map(String).join(', ') : String(example);
