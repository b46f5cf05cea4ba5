import type { AlbumPicture } from '../kit/model/gallery';
import type { Picture } from '../kit/model/picture';
import { readPicture } from '../kit/ui/read-picture';

/** A small picture that stands in prerendered HTML. It is read when it is asked for: few of a long album ever are. */
class Standing implements AlbumPicture {
  readonly id: number;
  #alt: string | undefined;
  #picture: Picture | undefined;

  constructor(readonly link: HTMLElement) {
    this.id = Number(link.dataset.id);
  }
  get caption() {
    return this.link.dataset.caption;
  }
  // These are kept: what stands there now may later be replaced.
  get alt() {
    return (this.#alt ??= this.link.querySelector('img')!.alt);
  }
  get picture() {
    return (this.#picture ??= readPicture(this.link));
  }
}

/**
 * The album that a prerendered gallery shows, read back from its HTML: what stands in the page is not downloaded a
 * second time.
 * @returns undefined where no album was rendered yet
 */
export function readAlbum(inside: ParentNode): readonly AlbumPicture[] | undefined {
  if (inside.querySelector('.gallery-empty')) return [];
  const links = [...inside.querySelectorAll<HTMLElement>('[data-id]')];
  return links.length ? links.map((link) => new Standing(link)) : undefined;
}

/** Tells whether an album was read from HTML that is still in the page. */
export const stands = ([first]: readonly AlbumPicture[]): boolean =>
  first instanceof Standing && first.link.isConnected;
