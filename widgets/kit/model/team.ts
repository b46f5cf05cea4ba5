import { z } from 'zod';
import { altText, line, paragraph, pictureKey } from './fields';

/** Somebody of the team. */
export const teamMemberSchema = z.strictObject({
  name: line(60),
  role: line(80),
  bio: paragraph(),
  image: pictureKey(),
  imageAlt: altText(),
  catName: line(80).optional(),
});

/** Shape of `site/content/team.yaml`. */
export const teamSchema = z.strictObject({ team: z.array(teamMemberSchema).min(1) });

/** Somebody of the team, with the name of their cat. */
export type TeamMember = z.infer<typeof teamMemberSchema>;
/** The whole team file. */
export type TeamFile = z.infer<typeof teamSchema>;
