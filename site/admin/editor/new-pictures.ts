import type { NewPicture } from './drawing';
import { pictureAddresses } from './picture-addresses';
import { pictureKey, type Pictures } from './treatments';

/** Milliseconds between looks whether the editor has read a picture, and how often it is looked. */
const LOOK = 50;
const LOOKS = 100;

/** Gives a file of the folder, or of the company that keeps it; its address becomes a `blob:` once it is read. */
type GetAsset = (address: string) => { url: string } | undefined;

/** Pictures that were read, by address: a form is drawn with every key. */
const known = new Map<string, Promise<NewPicture | undefined>>();

/**
 * Returns the pictures of a form that the site does not have yet, without those that nobody has.
 * @param published addresses of those that it has
 */
export async function newPictures(
  form: unknown,
  published: Pictures,
  getAsset: GetAsset,
): Promise<NewPicture[]> {
  const addresses = pictureAddresses(form).filter((address) => !(address in published));
  const pictures = await Promise.all(
    addresses.map((address) => {
      const read = known.get(address) ?? readPicture(address, getAsset);
      known.set(address, read);
      return read;
    }),
  );
  return pictures.filter((picture) => picture !== undefined);
}

async function readPicture(address: string, getAsset: GetAsset): Promise<NewPicture | undefined> {
  // One that was chosen just now has such an address already, and is no file yet.
  const asset = address.startsWith('blob:') ? { url: address } : getAsset(address);
  if (!asset) return undefined;
  for (let look = 0; look < LOOKS && !asset.url.startsWith('blob:'); look++)
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  if (!asset.url.startsWith('blob:')) return undefined;
  const image = new Image();
  image.src = asset.url;
  try {
    await image.decode();
  } catch {
    // What is no picture is left out of the drawing; saving says what is wrong with it.
    return undefined;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return { key: pictureKey(address), url: asset.url, width, height };
}
