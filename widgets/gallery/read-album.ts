import type { AlbumPicture } from '../kit/model/gallery';
import { readPicture } from '../kit/read-picture';

/**
 * The album that a prerendered gallery shows, read back from its HTML: what stands in the page is not downloaded a
 * second time.
 * @returns undefined where no album was rendered yet
 */
export function readAlbum(inside: ParentNode): readonly AlbumPicture[] | undefined {
  if (inside.querySelector('.gallery-empty')) return [];
  const pictures = [...inside.querySelectorAll<HTMLElement>('[data-id]')].map((link) => ({
    id: Number(link.dataset.id),
    alt: link.querySelector('img')!.alt,
    caption: link.dataset.caption,
    picture: readPicture(link),
  }));
  return pictures.length ? pictures : undefined;
}
