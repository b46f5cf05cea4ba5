import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { contentSchemas, type ContentSchema, type JsonSchema } from './content-schemas';

/** Folder of the JSON Schema files, in the content folder. */
const SCHEMAS = '_schemas';
/** The reference of all fields, in the content folder. */
const REFERENCE = 'fields.md';

/** Returns the comment on top of a content file that tells editors its schema. */
export function schemaLine(file: string, name: string): string {
  const to = path.posix.relative(path.posix.dirname(file), `${SCHEMAS}/${name}.json`);
  return `# yaml-language-server: $schema=${to}`;
}

/** A field with its path. One whose group was described before says where. */
interface Field {
  place: string;
  schema: JsonSchema;
  optional: boolean;
  as?: string;
}

/** Every field of a schema, those inside groups and lists too. */
function* fieldsOf(
  schema: JsonSchema,
  describedAt: Map<string, string>,
  title: string,
  place = '',
): Generator<Field> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const here = place ? `${place}.${name}` : name;
    const nested = field.properties ? field : field.items?.properties ? field.items : undefined;
    const key = JSON.stringify(nested?.properties);
    const as = describedAt.get(key);
    yield { place: here, schema: field, optional: !schema.required?.includes(name), ...(as && { as }) };
    if (!nested || as) continue;
    describedAt.set(key, `\`${here}\` of "${title}"`);
    yield* fieldsOf(nested, describedAt, title, nested === field ? here : `${here}[]`);
  }
}

/** "1 to 8", "at least 1", "at most 60"; empty where there is no bound worth a word. */
function range(least: number | undefined, most: number | undefined): string {
  // What zod gives a whole number that has no bound.
  const max = most === Number.MAX_SAFE_INTEGER ? undefined : most;
  if (least !== undefined && max !== undefined) return least === max ? `${least}` : `${least} to ${max}`;
  if (max !== undefined) return `at most ${max}`;
  return least ? `at least ${least}` : '';
}

/** Says what kind of value a field takes, in words. */
function kindOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  const bounded = (kind: string, bounds: string, unit = '') => (bounds ? `${kind}, ${bounds}${unit}` : kind);
  switch (schema.type) {
    case 'array': {
      const list = schema.items ? `list of ${kindOf(schema.items)}` : 'list';
      const { minItems = 0 } = schema;
      return bounded(list, range(minItems > 1 ? minItems : undefined, schema.maxItems), ' entries');
    }
    case 'object':
      return 'group';
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
    case 'number':
      return bounded('number', range(schema.minimum, schema.maximum));
    default: {
      const { minLength = 0 } = schema;
      return bounded('text', range(minLength > 1 ? minLength : undefined, schema.maxLength), ' characters');
    }
  }
}

function meaningOf({ description = '', examples = [] }: JsonSchema): string {
  const shown = examples.map(
    (example) => `\`${Array.isArray(example) ? `[${example.join(', ')}]` : String(example)}\``,
  );
  return [description, shown.length ? `For example ${shown.join(', ')}.` : ''].filter(Boolean).join(' ');
}

function section({ files, schema, name }: ContentSchema, describedAt: Map<string, string>): string {
  const where = files.filter((file) => !path.posix.basename(file).startsWith('_'));
  const title = schema.title ?? name;
  const entries = [...fieldsOf(schema, describedAt, title)].map(({ place, schema, optional, as }) => {
    const kind = `${kindOf(schema)}${optional ? '; may be left out' : ''}`;
    const inside = as ? `Inside as in ${as}.` : '';
    return `- \`${place}\` (${kind}) ${[meaningOf(schema), inside].filter(Boolean).join(' ')}`;
  });
  return [
    `## ${title}`,
    where.length ? where.map((file) => `\`${file}\``).join(', ') : '`posts/*.md`',
    schema.description ?? '',
    entries.join('\n'),
  ].join('\n\n');
}

const INTRODUCTION = `# Every field

Written by \`npm run docs\` from the schemas that check the content. \`[]\` is each entry of a list. Texts may use the
words in braces that are named here; they are filled in when the site is built: {business}, {email}, {instagram},
{price}, {averagePrice}, {privateMinimum}, {privateIncluded}, {privateExtra}, {season}, {seasonName}, {SeasonName}, {groupSize}, {fiveStar},
{rating}, {reviews}, {locations}, {neighborhoods}, {Neighborhoods}, {tours}, {Tours} (those that everybody can book), {seasonYear}; {attributionTime}, which is how long a partner's name is kept; and
{brooklynHeightsStops}, {financialDistrictStops} and {lowerEastSideStops}, the number of their stops as a word.`;

/** Returns the text of each generated file of the content folder, by its name there. */
export async function contentDocs(): Promise<Map<string, string>> {
  const schemas = contentSchemas();
  const describedAt = new Map<string, string>();
  const files = new Map<string, string>([
    [REFERENCE, [INTRODUCTION, ...schemas.map((schema) => section(schema, describedAt))].join('\n\n')],
    ...schemas
      .filter(({ files }) => files.length > 0)
      .map(({ name, schema }): [string, string] => [`${SCHEMAS}/${name}.json`, JSON.stringify(schema)]),
  ]);
  const formatted = [...files].map(async ([name, text]): Promise<[string, string]> => {
    const filepath = path.resolve('site/content', name);
    return [name, await format(text, { ...(await resolveConfig(filepath)), filepath })];
  });
  return new Map(await Promise.all(formatted));
}
