import { z } from 'zod';
import { line } from './fields';

/** What becomes of a sample that is still there when the site is built for the world. */
export const SAMPLE_KINDS = ['key', 'placeholder', 'claim'] as const;

/** A value of the content that only the owner can replace or confirm. */
export const sampleRowSchema = z.strictObject({
  path: z
    .string()
    .regex(
      /^[^#]+\.(yaml|md)#\w+(\[\])?(\.\w+(\[\])?)*$/,
      'is not the path of a field | Write file#field, as in settings.yaml#business.email; [] stands for any entry of a list.',
    ),
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{8}$/, 'is not a fingerprint | `npm run samples -- print <path>` tells it.'),
  kind: z.enum(SAMPLE_KINDS),
  note: line(160),
});

/** Shape of `site/content/samples.yaml`. */
export const samplesSchema = z.strictObject({ samples: z.array(sampleRowSchema) });

/** A row of the list of samples. */
export type SampleRow = z.infer<typeof sampleRowSchema>;
/** What becomes of a sample in a build for the world. */
export type SampleKind = SampleRow['kind'];
