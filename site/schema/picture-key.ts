/** Folder of pictures in the addresses of content files and the editor. */
export const PICTURE_PREFIX = '/pictures';

/**
 * Returns the key of a picture: its path under the pictures folder without the file ending, in the spelling of an
 * address (`Gallery/IMG_2034 (1).JPG` is `gallery/img-2034-1`).
 */
export function pictureKey(file: string): string {
  const segments = file.replace(/\.[^./\\]+$/, '').split(/[/\\]/);
  return segments.map(slug).join('/');
}

/** Returns the key of a picture from its address: `hero/home` for `/pictures/hero/home.webp`. */
export const keyOfAddress = (address: string): string =>
  pictureKey(address.replace(`${PICTURE_PREFIX}/`, ''));

/** Returns a name in the spelling of an address: `the-archive` for `The archive`. */
export const slug = (segment: string): string =>
  segment
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'picture';
