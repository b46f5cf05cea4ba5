import { cpSync } from 'node:fs';

/** Type declarations and the custom-elements manifest, written by `npm run docs`. */
export const TYPES = 'loader/types';

/** Puts the type declarations beside a loader. */
export const copyTypes = (folder: string): void =>
  cpSync(TYPES, folder, { recursive: true, filter: (file) => !file.endsWith('.json') });
