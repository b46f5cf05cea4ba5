/** Addresses of pictures as the editor has them: of files, and of what was chosen just now. */
const ADDRESS = /(?:\/pictures\/|blob:)[^\s()]+/;
const ALONE = new RegExp(`^${ADDRESS.source}$`);
const IN_TEXT = new RegExp(`(?<=!\\[[^\\]]*\\]\\()${ADDRESS.source}`, 'g');

/** Changes every address of a picture in a post's text. */
export const mapAddresses = (text: string, change: (address: string) => string): string =>
  text.replace(IN_TEXT, change);

/** Lists the addresses of all pictures in a form, those in a post's text among them, each once. */
export const pictureAddresses = (form: unknown): string[] => [...new Set(textsIn(form).flatMap(addressesIn))];

const addressesIn = (text: string): string[] => (ALONE.test(text) ? [text] : (text.match(IN_TEXT) ?? []));

function textsIn(form: unknown): string[] {
  if (typeof form === 'string') return [form];
  return typeof form === 'object' && form !== null ? Object.values(form).flatMap(textsIn) : [];
}
