import { existsSync, readdirSync } from 'node:fs';

/** Folders of `widgets/` that hold a tag: those with an `element.ts`. */
export const tagFolders = (): string[] =>
  readdirSync('widgets').filter((folder) => existsSync(`widgets/${folder}/element.ts`));

/** The tag that most partner pages hold: what it needs is sent with what every tag needs, in as few files as can be. */
export const FIRST_TAG = 'tour-list';
