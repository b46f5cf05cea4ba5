/** One line of the list: in order, wrong, or worth knowing. */
export interface Finding {
  state: 'good' | 'wrong' | 'note';
  text: string;
}

export const good = (text: string): Finding => ({ state: 'good', text });
export const wrong = (text: string): Finding => ({ state: 'wrong', text });
export const note = (text: string): Finding => ({ state: 'note', text });

/** Our site, as this file's own address says it: settings come with tags, and it may be the tags that failed. */
export const SITE = new URL(import.meta.url).origin;
