import { z, type ZodType } from 'zod';
import { ALBUMS } from '../../../widgets/kit/model/gallery';
import { albumSchema } from '../../schema/gallery';
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
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const describe = (name: string, files: readonly string[], schema: ZodType): ContentSchema => ({
  name,
  files,
  schema: z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) as JsonSchema,
});

/** Returns the schema of every content file, in the order of the guide. */
export const contentSchemas = (): ContentSchema[] => [
  describe('settings', ['settings.yaml'], settingsSchema),
  describe(
    'tour',
    ['_example', ...TOUR_SLUGS].map((slug) => `tours/${slug}.yaml`),
    tourSchema,
  ),
  describe('post', [], postSchema),
  describe(
    'album',
    ALBUMS.map((album) => `gallery/${album}.yaml`),
    albumSchema,
  ),
  ...PLAIN_KINDS.map(({ file, module, schema }) => describe(module, [file], schema)),
  describe('search', ['search.yaml'], searchSchema),
  describe('samples', ['samples.yaml'], samplesSchema),
];
