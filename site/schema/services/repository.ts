import { z } from 'zod';
import type { Sources } from '../../../widgets/kit/model/sources';

/** Addresses by host: pages, prefix of a file's path, API, avatars, status. */
const companies = {
  github: {
    api: 'https://api.github.com',
    faces: 'https://avatars.githubusercontent.com',
    health: 'https://www.githubstatus.com',
  },
  gitlab: {
    api: 'https://gitlab.com',
    faces: 'https://secure.gravatar.com',
    health: 'https://status-api.hostedstatus.com',
  },
} as const;
type Company = keyof typeof companies;

const repository = z.strictObject({
  host: z
    .enum(Object.keys(companies) as Company[])
    .meta({ description: 'The company that hosts the files of this site.' }),
  name: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'is not the name of a repository | Write owner/name, as in its address.')
    .meta({ description: 'Owner and name, as in its address.', examples: ['catsabouttown/website'] }),
  branch: z
    .string()
    .regex(/^[\w./-]+$/, 'is not the name of a branch')
    .optional()
    .meta({ description: 'The branch that is published; the main one if empty.' }),
});

/** The owner's block of settings for it. */
export const settings = {
  repository: repository.optional().meta({
    description:
      'Where the files of this site are, so that /admin can change them. If empty, only /admin of `npm run dev` can change files, in a folder on your computer.',
  }),
};

type Repository = z.infer<typeof repository>;

/** Fallback without a repository: the editor does not contact this host before signing in. */
const NOBODY = { name: 'gitea' as const, repo: 'owner/website', auth_methods: ['token' as const] };

/** Returns the editor's settings for the repository. */
export const backendOf = (repository: Repository | undefined) =>
  repository
    ? {
        name: repository.host,
        repo: repository.name,
        ...(repository.branch && { branch: repository.branch }),
        // OAuth would need a server.
        auth_methods: ['token' as const],
      }
    : NOBODY;

/** Returns the sources that the editor needs; none without a repository. */
export const sourcesOf = (repository: Repository | undefined): Sources => {
  if (!repository) return {};
  const { api, faces, health } = companies[repository.host];
  return { 'connect-src': [api, health], 'img-src': [faces] };
};
