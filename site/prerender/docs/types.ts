import { cpSync } from 'node:fs';

/** Type declarations and the custom-elements manifest, from the last `npm run generate`. */
export const TYPES = '.cache/types';

/** Copies the type declarations next to a loader. */
export const copyTypes = (folder: string): void =>
  cpSync(TYPES, folder, { recursive: true, filter: (file) => !file.endsWith('.json') });
