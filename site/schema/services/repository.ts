import { z } from 'zod';
import type { Sources } from '../../../widgets/kit/model/sources';

/** Addresses of each company: of its pages, what stands before a file's path there, of its programs, of its pictures of people, and of its word on whether it is well. */
const companies = {
  github: {
    site: 'https://github.com',
    files: 'blob',
    api: 'https://api.github.com',
    faces: 'https://avatars.githubusercontent.com',
    health: 'https://www.githubstatus.com',
  },
  gitlab: {
    site: 'https://gitlab.com',
    files: '-/blob',
    api: 'https://gitlab.com',
    faces: 'https://secure.gravatar.com',
    health: 'https://status-api.hostedstatus.com',
  },
} as const;
type Company = keyof typeof companies;

const repository = z.strictObject({
  host: z
    .enum(Object.keys(companies) as Company[])
    .meta({ description: 'The company that keeps the files of this site.' }),
  name: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'is not the name of a repository | Write owner/name, as in its address.')
    .meta({ description: 'Owner and name, as in its address.', examples: ['catsabouttown/website'] }),
  branch: z
    .string()
    .regex(/^[\w./-]+$/, 'is not the name of a branch')
    .optional()
    .meta({ description: 'The branch that is published. Where left out, the main one.' }),
});

/** The owner's block of settings for it. */
export const settings = {
  repository: repository.optional().meta({
    description:
      'Where the files of this site are kept, so that /admin can change them there. Where left out, only /admin of `npm start` can change files, in a folder of your computer.',
  }),
};

export type Repository = z.infer<typeof repository>;

/** Stands in where nobody keeps the files: of this company the editor asks nothing before somebody signs in. */
const NOBODY = { name: 'gitea' as const, repo: 'owner/name', auth_methods: ['token' as const] };

/** Returns what the editor needs to know of the company that keeps the files. */
export const backendOf = (repository: Repository | undefined) =>
  repository
    ? {
        name: repository.host,
        repo: repository.name,
        ...(repository.branch && { branch: repository.branch }),
        // Other ways to sign in need a server of ours.
        auth_methods: ['token' as const],
      }
    : NOBODY;

/** Returns the address of the page that shows a file of the repository, or of its newest state where no branch is set. */
export function fileAddress({ host, name, branch = 'HEAD' }: Repository, file: string): string {
  const { site, files } = companies[host];
  return `${site}/${name}/${files}/${branch}/${file}`;
}

/** Returns the sources that the editor needs; none where it works with a folder alone. */
export const sourcesOf = (repository: Repository | undefined): Sources => {
  if (!repository) return {};
  const { api, faces, health } = companies[repository.host];
  return { 'connect-src': [api, health], 'img-src': [faces] };
};
