import { pictureAddresses } from './picture-addresses';
import { refusal } from './refusal';

/** Endings of pictures that the site can show. */
const READABLE = /\.(jpe?g|png|webp|hei[cf]|svg)$/i;

/**
 * Looks at the files that are chosen for a form: a window for files, or a drop, gives any kind of them.
 * @throws a refusal where one is no picture
 */
export function checkPictures(form: unknown): void {
  const wrong = pictureAddresses(form).find((address) => /\.\w+$/.test(address) && !READABLE.test(address));
  if (wrong)
    throw refusal(
      `${wrong.split('/').at(-1)} is no picture that the site can show. Choose a JPEG, PNG, WebP or HEIC.`,
    );
}
