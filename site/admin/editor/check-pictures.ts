import { refusal } from './refusal';
import { textsIn } from './texts-in';

/** Endings of pictures that the site can show. */
const READABLE = /\.(jpe?g|png|webp|hei[cf]|svg)$/i;

/**
 * Looks at the files that are chosen for a form: a window for files, or a drop, gives any kind of them.
 * @throws a refusal where one is no picture
 */
export function checkPictures(form: unknown): void {
  const wrong = textsIn(form).find(
    (text) => /^\/pictures\/[^\s()]+\.\w+$/.test(text) && !READABLE.test(text),
  );
  if (wrong)
    throw refusal(`${wrong.split('/').at(-1)} is no picture of the web. Choose a JPEG, PNG, WebP or HEIC.`);
}
