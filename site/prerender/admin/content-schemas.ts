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

export interface JsonSchema extends z.core.JSONSchema.JSONSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  exclusiveMinimum?: number;
  /** Message for a text of the wrong format: what is wrong, `|`, what is right. */
  wrong?: string;
}

/** Files are relative to the content folder. */
type Kind = [name: string, files: readonly string[], schema: ZodType];

const KINDS: readonly Kind[] = [
  ['settings', ['settings.yaml'], settingsSchema],
  ['tour', TOUR_SLUGS.map((slug) => `tours/${slug}.yaml`), tourSchema],
  ['post', [], postSchema],
  ['album', ALBUMS.map((album) => `gallery/${album}.yaml`), albumSchema],
  ...PLAIN_KINDS.map(({ file, module, schema }): Kind => [module, [file], schema]),
  ['language', LANGUAGES.map((language) => `languages/${language}.yaml`), languageSchema],
  ['search', ['search.yaml'], searchSchema],
  ['samples', ['samples.yaml'], samplesSchema],
];

/** The JSON Schema of every kind of content file, with the messages for texts of the wrong format. */
export const contentSchemas = KINDS.map(([name, files, schema]) => ({
  name,
  files,
  schema: z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      const issues = z.safeParse(zodSchema, '').error?.issues;
      jsonSchema['wrong'] = issues?.find(({ code }) => code === 'invalid_format')?.message;
    },
  }) as JsonSchema,
}));
