import { build } from '#content/build';

/** Now by the visitor's clock; a clock that is behind our build is wrong, and the day of that goes instead. */
export const today = (): Date => new Date(Math.max(Date.now(), build.made));
