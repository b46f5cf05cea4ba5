import { z } from 'zod';
import { line } from './fields';

/** Kinds of samples, by what becomes of one that is still there when the site is built for the world. */
export const SAMPLE_KINDS = ['key', 'placeholder', 'claim'] as const;

/** A value of the content that only the owner can replace or confirm. */
export const sampleRowSchema = z.strictObject({
  path: z
    .string()
    .regex(
      /^[^#]+\.(yaml|md)#\w+(\[\])?(\.\w+(\[\])?)*$/,
      'is not the path of a field | Write file#field, as in settings.yaml#business.email; [] stands for any entry of a list.',
    )
    .meta({
      description: 'File and field; [] stands for any entry of a list.',
      examples: ['settings.yaml#business.email', 'testimonials.yaml#google[]'],
    }),
  fingerprint: z
    .string()
    .regex(
      /^[0-9a-f]{8}$/,
      'is not a fingerprint | Write eight zeros between quotes; npm run doctor tells the right one.',
    )
    .meta({
      description:
        'Of the sample’s value; a value that has another is no sample any more. For a new row write 00000000; npm run doctor tells the right one.',
    }),
  kind: z.enum(SAMPLE_KINDS).meta({
    description:
      'What becomes of it in a build for the world. key: the build stops. placeholder: left out. claim: shown, and listed.',
  }),
  note: line(160).meta({ description: 'What belongs there.' }),
});

/** Shape of `site/content/samples.yaml`. */
export const samplesSchema = z.strictObject({ samples: z.array(sampleRowSchema) }).meta({
  title: 'Samples',
  description: 'What stands on the site until you put in the real thing. A row for each value.',
});

/** A row of the list of samples. */
export type SampleRow = z.infer<typeof sampleRowSchema>;
/** Kind of a sample, by what becomes of it in a build for the world. */
export type SampleKind = SampleRow['kind'];
