import { z } from 'zod';
import { line, metaSchema, paragraph } from '../schema/fields';

export const schema = z
  .strictObject({
    meta: metaSchema,
    title: line(80),
    text: paragraph(),
    retry: line(40),
    home: line(40),
    meetingHeading: line(80),
    contactHeading: line(80),
    mail: line(40),
    instagram: line(40),
  })
  .meta({
    title: 'What visitors see without a network',
    description: 'Shown in place of pages they have not opened before.',
  });
