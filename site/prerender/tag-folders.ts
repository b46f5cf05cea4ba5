import { existsSync, readdirSync } from 'node:fs';

/** Folders of `widgets/` that hold a tag: those with an `element.ts`. */
export const tagFolders = (): string[] =>
  readdirSync('widgets').filter((folder) => existsSync(`widgets/${folder}/element.ts`));
