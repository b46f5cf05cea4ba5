import { z } from 'zod';
import { altText, line, pictureKey, prose } from './fields';

const teamMemberSchema = z.strictObject({
  name: line(60),
  role: line(80),
  bio: prose(),
  image: pictureKey('/pictures/team/peggy-gavan.webp').meta({
    description: 'The portrait.',
  }),
  imageAlt: altText(),
  catName: line(80).optional().meta({ description: 'The cat they answer to.' }),
});

/** Shape of `site/content/team.yaml`. */
export const teamSchema = z.strictObject({ team: z.array(teamMemberSchema).min(1) }).meta({
  title: 'The team',
  description: 'The people. Pictures are portraits of a cat with something of the person.',
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
export type TeamFile = z.infer<typeof teamSchema>;
