import { z, type ZodType } from 'zod';
import { ALBUMS } from '../../../widgets/kit/model/gallery';
import { LANGUAGES } from '../../../widgets/kit/model/language';
import { albumSchema } from '../../schema/gallery';
import { languageSchema } from '../../schema/language';
import { postSchema } from '../../schema/post';
import { samplesSchema } from '../../schema/sample';
import { searchSchema } from '../../schema/search';
import { settingsSchema } from '../../schema/settings';
import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import { tourSchema } from '../../schema/tour';
import { PLAIN_KINDS } from '../content/schemas';

/** Schema of what a content file may hold, for editors and for the guide. */
export interface ContentSchema {
  /** The name of its JSON Schema file, without the ending. */
  name: string;
  /** The files that have this shape, as seen from the content folder. */
  files: readonly string[];
  schema: JsonSchema;
}

/** Part of JSON Schema that the content's schemas use: https://json-schema.org/draft-07 */
export interface JsonSchema {
  title?: string;
  description?: string;
  examples?: unknown[];
  type?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  /** Kind of text: `date` for a day such as 2026-04-04. */
  format?: string;
  /** Words about a text of another form: what is wrong, and behind a bar what is right. */
  wrong?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Kind {
  name: string;
  files: readonly string[];
  schema: ZodType;
}

const kind = (name: string, files: readonly string[], schema: ZodType): Kind => ({ name, files, schema });

/** Every kind of content file, in the order of the guide. */
const kinds = (): Kind[] => [
  kind('settings', ['settings.yaml'], settingsSchema),
  kind(
    'tour',
    ['_example', ...TOUR_SLUGS].map((slug) => `tours/${slug}.yaml`),
    tourSchema,
  ),
  kind('post', [], postSchema),
  kind(
    'album',
    ALBUMS.map((album) => `gallery/${album}.yaml`),
    albumSchema,
  ),
  ...PLAIN_KINDS.map(({ file, module, schema }) => kind(module, [file], schema)),
  kind(
    'language',
    LANGUAGES.map((language) => `languages/${language}.yaml`),
    languageSchema,
  ),
  kind('search', ['search.yaml'], searchSchema),
  kind('samples', ['samples.yaml'], samplesSchema),
];

const OPTIONS = { io: 'input', target: 'draft-7', unrepresentable: 'any' } as const;

/** Returns the schema of every content file, in the order of the guide. */
export const contentSchemas = (): ContentSchema[] =>
  kinds().map(({ schema, ...rest }) => ({ ...rest, schema: z.toJSONSchema(schema, OPTIONS) as JsonSchema }));

/** Returns the same with what is said of a text that has not the right form, which JSON Schema has no word for. */
export const formSchemas = (): ContentSchema[] =>
  kinds().map(({ schema, ...rest }) => ({
    ...rest,
    schema: z.toJSONSchema(schema, {
      ...OPTIONS,
      override({ zodSchema, jsonSchema }) {
        const wrong = complaintOf(zodSchema._zod.def as CheckDefinition);
        if (wrong) Object.assign(jsonSchema, { wrong });
      },
    }) as JsonSchema,
  }));

/** Part of a schema's definition that has its messages: https://zod.dev/packages/core */
interface CheckDefinition {
  check?: string;
  checks?: { _zod: { def: CheckDefinition } }[];
  error?: (issue: object) => unknown;
}

/** Returns what a schema says of a text of the wrong form, if it says anything of its own. */
function complaintOf(definition: CheckDefinition): string | undefined {
  const checks = [definition, ...(definition.checks ?? []).map(({ _zod }) => _zod.def)];
  const said = checks.find(({ check, error }) => check === 'string_format' && error)?.error?.({});
  return typeof said === 'string' ? said : undefined;
}
