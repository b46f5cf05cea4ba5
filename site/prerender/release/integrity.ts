import { createHash } from 'node:crypto';

/** The hash that a page writes into `integrity`, for a file that never changes. */
export const integrity = (file: Uint8Array): string =>
  `sha384-${createHash('sha384').update(file).digest('base64')}`;
