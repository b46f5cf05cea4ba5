import type { Field } from '@sveltia/cms';
import { PICTURE_PREFIX } from '../../schema/picture-key';
import type { JsonSchema } from './content-schemas';
import { labelOf, singularOf } from './labels';
import type { Crops } from '../../admin/editor/focus-field';

export const PICTURES = 'site/content/pictures';

/** Maximum characters of a single-line field. */
const ONE_LINE = 90;

const isPicture = ({ pattern }: JsonSchema): boolean => pattern?.startsWith(`^\\${PICTURE_PREFIX}`) === true;

/** Returns the note on a field's sample, by the field's path. */
export type Notes = (path: string) => string | undefined;

/** Returns the fields of a form, in the order in which its file has them. */
export function formOf({ properties = {}, required = [] }: JsonSchema, notes: Notes, path = ''): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const field = fieldOf(name, schema, path ? `${path}.${name}` : name, !required.includes(name), notes);
    return name === 'imageFocus' ? focusOf(field, path, 'image' in properties) : field;
  });
}

/** Crops of a page's hero at 1440, 768 and 390 pixels, and of the card for social networks: width by height. */
const PAGE_CROPS: Crops = [
  ['Computer', 1.85],
  ['Tablet', 0.88],
  ['Phone', 1.4],
  ['Card for networks', 0.92],
];
/** Crops of a tour's hero, which is higher. */
const TOUR_CROPS: Crops = [
  ['Computer', 1.33],
  ['Tablet', 0.66],
  ['Phone', 1.28],
  ['Card for networks', 0.92],
];

/** Returns the field for the subject of a picture. The picture is in the same group or at the top of the form. */
const focusOf = ({ name, label }: Field & { label?: string }, path: string, isInGroup: boolean): Field =>
  ({
    name,
    label,
    hint: 'Press the subject in the picture: it stays visible when the picture is cropped.',
    required: false,
    widget: 'focus',
    picture: isInGroup ? `${path}.image` : 'image',
    crops: isInGroup ? PAGE_CROPS : TOUR_CROPS,
  }) as Field;

function fieldOf(name: string, schema: JsonSchema, path: string, isOptional: boolean, notes: Notes): Field {
  const base = {
    name,
    label: schema.title ?? labelOf(name),
    ...hintOf(schema, notes(path) ?? notes(`${path}[]`)),
    ...(isOptional && { required: false }),
  };
  switch (schema.type) {
    case 'object':
      return {
        ...base,
        widget: 'object',
        collapsed: 'auto',
        summary: summaryOf(schema),
        fields: formOf(schema, notes, path),
      };
    case 'array':
      return listOf(base, schema, `${path}[]`, notes);
    case 'boolean':
      if (!isOptional) return { ...base, widget: 'boolean' };
      // A switch has no third state for "not set".
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
      return { ...base, widget: 'number', ...boundsOf(schema) };
    default:
      return textOf(base, schema);
  }
}

type Base = { name: string; label: string; hint?: string; required?: boolean };

function boundsOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema) {
  const min = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  return {
    ...(type === 'number' ? { value_type: 'float' as const, step: 0.1 } : { value_type: 'int' as const }),
    ...(min !== undefined && { min }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function listOf(base: Base, schema: JsonSchema, path: string, notes: Notes): Field {
  const items = schema.items ?? {};
  const count = {
    ...(schema.minItems !== undefined && { min: schema.minItems }),
    ...(schema.maxItems !== undefined && { max: schema.maxItems }),
  };
  if (items.enum)
    return { ...base, widget: 'select', multiple: true, options: items.enum as string[], ...count };
  const singular = singularOf(base.name, items);
  const common = { ...base, widget: 'list' as const, ...count, collapsed: true, label_singular: singular };
  if (!items.properties) return { ...common, field: fieldOf(singular, items, path, false, notes) };
  return { ...common, summary: summaryOf(items), fields: formOf(items, notes, path) };
}

function textOf(base: Base, schema: JsonSchema): Field {
  if (schema.enum) return { ...base, widget: 'select', options: schema.enum as string[] };
  if (isPicture(schema)) {
    const folder = /^\/pictures(\/[^/]+)\/[^/]+$/.exec(String(schema.examples?.[0]))?.[1] ?? '';
    return {
      ...base,
      widget: 'image',
      choose_url: false,
      media_folder: `/${PICTURES}${folder}`,
      public_folder: `${PICTURE_PREFIX}${folder}`,
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

/** Returns the message for a text of the wrong format: the schema's, or an example. */
function wrongForm({ wrong = 'has not the right form', examples = [] }: JsonSchema): string {
  const [fault, right] = wrong.split(' | ');
  const example = examples.length ? `Write it like this: ${String(examples[0])}` : '';
  return [`This ${fault}.`, right ?? example].filter(Boolean).join(' ');
}

/** Fields that name an entry of a list, best first. */
const NAMES = 'title question quote name heading label term word caption path text alt'.split(' ');

function summaryOf({ properties = {} }: JsonSchema): string {
  // Samples can share a note, so the path follows.
  if ('note' in properties && 'path' in properties) return '{{note}} ({{path}})';
  const name = NAMES.find((candidate) => candidate in properties) ?? Object.keys(properties)[0];
  return `{{${name}}}`;
}

/** Returns the hint below a field: a note on its sample, its meaning, and an example. */
function hintOf({ description = '', examples = [], enum: choices, pattern }: JsonSchema, note?: string) {
  const isChosen = choices ?? isPicture({ pattern });
  const example = examples.length && !isChosen ? `For example ${examples.map(String).join(', ')}.` : '';
  const isSaid = note && description.toLowerCase().startsWith(note.toLowerCase());
  const sample = note && (isSaid ? '**Still a sample.**' : `**Still a sample:** ${note}.`);
  const hint = [sample, description, example].filter(Boolean).join(' ');
  return hint && { hint };
}
