import { build } from '#content/build';

/** Returns the visitor's time, but not before the build time. */
export const today = (): Date => new Date(Math.max(Date.now(), build.made));
