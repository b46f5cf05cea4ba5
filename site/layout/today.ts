import { made } from '#content/made';

/** Returns the visitor's time, but not before the build time. */
export const today = (): Date => new Date(Math.max(Date.now(), made));
