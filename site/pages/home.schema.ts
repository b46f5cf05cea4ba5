import { z } from 'zod';
import { actionSchema, altText, line, paragraph, pictureKey, prose } from '../schema/fields';
import { callSchema, pageBase, pointSchema } from '../schema/page';

const picture = { image: pictureKey(), imageAlt: altText(), imageCaption: line(160).optional() };

/** Shape of `site/content/pages/home.yaml`, section by section. */
export const schema = z
  .strictObject({
    ...pageBase,
    press: z.strictObject({ heading: line(80), link: actionSchema }),
    testimonials: z.strictObject({ heading: line(80) }),
    announcement: z.strictObject({ heading: line(120), link: actionSchema }),
    intro: z.strictObject({
      heading: line(80),
      text: z.array(paragraph()).min(1),
      link: actionSchema,
      ...picture,
    }),
    giftCard: z.strictObject({ heading: line(80), text: paragraph(), label: line(40), ...picture }),
    unique: z.strictObject({ heading: line(80), features: z.array(pointSchema).length(6) }),
    benefits: z.strictObject({ heading: line(80), list: z.array(line(200)).min(1), ...picture }),
    availability: z.strictObject({ heading: line(80), text: paragraph() }),
    book: z.strictObject({
      heading: line(80),
      text: z.array(prose()).min(1),
      label: line(60),
      mailSubject: line(80),
      ...picture,
    }),
    gallery: z.strictObject({ heading: line(80), text: paragraph() }),
    closing: callSchema,
  })
  .meta({ title: 'The home page', description: 'Section by section, in the order they are shown.' });
