import type { Album, GalleryItem } from '../../../widgets/kit/model/gallery';
import { albumSchema } from '../../schema/gallery';
import { problemAt } from './read/problems';
import { readYamlFile, type Reader } from './read/reader';

/** 'cat-on-a-stoop' as words, or nothing if the name says nothing (a number, a camera's name) or cannot be in an address. */
function altFromName(key: string): string | undefined {
  const name = key.split('/').at(-1) ?? '';
  if (!/^[a-z0-9-]+$/.test(name) || /^\d+$|^(img|dsc|dscn|dscf|pxl|photo|image|p)[-_]?\d+/i.test(name))
    return undefined;
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Reads an album: the pictures its file lists, then those that lie in its folder and are not listed.
 * A picture that is not listed is described by its file name; one whose name says nothing is reported.
 */
export async function readAlbum(reader: Reader, album: Album, pictures: ReadonlySet<string>) {
  const file = await readYamlFile(reader, `gallery/${album}.yaml`, albumSchema);
  if (!file) return undefined;
  const listed = new Set(file.data.pictures.map(({ picture }) => picture));
  let nextId = Math.max(0, ...file.data.pictures.map(({ id }) => id)) + 1;
  const dropped: GalleryItem[] = [];
  for (const picture of [...pictures].toSorted()) {
    if (!picture.startsWith(`gallery/${album}/`) || listed.has(picture)) continue;
    const alt = altFromName(picture);
    if (alt) dropped.push({ id: nextId++, picture, alt });
    else reader.problems.push(problemAt(file, ['pictures'], nameless(picture)));
  }
  return { ...file, data: { pictures: [...file.data.pictures, ...dropped] }, album };
}

const nameless = (picture: string) => ({
  wrong: `has no alt text for "${picture}", which lies in its folder`,
  right:
    'List the picture here with an alt text, or name its file after what it shows, in small letters with hyphens (cat-on-a-stoop.jpg).',
});
