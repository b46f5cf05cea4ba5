import { fileURLToPath } from 'node:url';

/** Where the repository begins. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
