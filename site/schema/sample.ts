import { z } from 'zod';
import { line } from './fields';

/** Kinds of samples, by their treatment in a production build. */
const SAMPLE_KINDS = ['key', 'placeholder', 'claim'] as const;

/** A value of the content that only the owner can replace or confirm. */
const sampleRowSchema = z.strictObject({
  path: z
    .string()
    .regex(
      /^[^#]+\.(yaml|md)#\w+(\[\])?(\.\w+(\[\])?)*$/,
      'is not the path of a field | Write file#field, as in settings.yaml#business.email; [] means any entry of a list.',
    )
    .meta({
      title: 'File and field',
      description: '[] means any entry of a list.',
      examples: ['settings.yaml#business.email', 'testimonials.yaml#google[]'],
    }),
  fingerprint: z
    .string()
    .regex(
      /^[0-9a-f]{8}$/,
      'is not a fingerprint | Write eight zeros between quotes; npm run doctor prints the right one.',
    )
    .meta({
      description:
        'Hash of the sample’s value; a changed value is no longer a sample. For a new row write 00000000; npm run doctor prints the right one.',
    }),
  kind: z.enum(SAMPLE_KINDS).meta({
    description:
      'Treatment when the site is published. key: the build stops. placeholder: left out. claim: shown and listed.',
  }),
  note: line(160).meta({ description: 'What to put there.' }),
});

/** Shape of `site/content/samples.yaml`. */
export const samplesSchema = z.strictObject({ samples: z.array(sampleRowSchema).default([]) }).meta({
  title: 'Samples',
  description: 'Values that only you can replace, one row for each.',
});

export type SampleRow = z.infer<typeof sampleRowSchema>;
export type SampleKind = SampleRow['kind'];
