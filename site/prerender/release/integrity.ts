import { createHash } from 'node:crypto';

/** Returns the hash by which browsers check a file that never changes. */
export const sha384 = (file: Uint8Array | string): string =>
  createHash('sha384').update(file).digest('base64');

/** The same as a page writes it into `integrity`. */
export const integrity = (file: Uint8Array): string => `sha384-${sha384(file)}`;
