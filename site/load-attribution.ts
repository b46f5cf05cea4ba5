/** The plugin `again` of the bundler puts the text behind the address: a failed import is remembered by it. */
const load = (_again: string) => import('./attribution');

/** Fetches what carries a partner's name on; once more where it does not come, for without it every link forgets. */
export const loadAttribution = () =>
  load('').catch(() => new Promise((resolve) => setTimeout(resolve, 1000)).then(() => load('?r=1')));
