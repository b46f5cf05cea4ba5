import { readBack } from '../kit/data/read-back';
import type { AlbumPicture } from '../kit/model/gallery';
import type { Picture } from '../kit/model/picture';
import { readPicture } from '../kit/picture/read-picture';

/** A small picture in prerendered HTML. It is read when it is asked for: few of a long album ever are. */
class PrerenderedPicture implements AlbumPicture {
  readonly id: number;
  #alt: string | undefined;
  #picture: Picture | undefined;

  constructor(readonly link: HTMLElement) {
    this.id = Number(link.dataset.id);
  }
  get caption() {
    return this.link.dataset.caption;
  }
  // Kept, because what is there now may later be replaced.
  get alt() {
    return (this.#alt ??= this.link.querySelector('img')!.alt);
  }
  get picture() {
    return (this.#picture ??= readPicture(this.link));
  }
}

/** Reads the album back from prerendered HTML; see readBack. */
export const readAlbum = (inside: ParentNode | undefined): readonly AlbumPicture[] | undefined =>
  readBack(inside, '[data-id]', (link) => new PrerenderedPicture(link), '.gallery-empty');

/** Tells whether an album was read from HTML, and not fetched. */
export const isPrerendered = ([first]: readonly AlbumPicture[]): boolean =>
  first instanceof PrerenderedPicture;
