import { z } from 'zod';
import { line, paragraph } from '../schema/fields';
import { callSchema, pageBase, pointSchema } from '../schema/page';

export const schema = z
  .strictObject({
    ...pageBase,
    viewLabel: line(40),
    calendarHeading: line(80),
    giftCard: z.strictObject({ heading: line(40), text: paragraph(), label: line(40) }).meta({
      description: 'Next to the calendar; the button leads to the provider.',
    }),
    groups: callSchema.meta({ description: 'Below that.' }),
    steps: z.strictObject({ heading: line(80), list: z.array(pointSchema).min(1) }),
    contact: z.strictObject({ text: paragraph(), label: line(60), mailSubject: line(80) }),
  })
  .meta({ title: 'The page with the booking calendar', description: 'The texts around the calendar.' });
