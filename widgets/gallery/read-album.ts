import { readBack } from '../kit/data/read-back';
import type { AlbumPicture } from '../kit/model/gallery';
import type { Picture } from '../kit/model/picture';
import { readPicture, written } from '../kit/picture/read-picture';

/** A small picture in prerendered HTML. It is read when it is asked for: few of a long album ever are. */
class PrerenderedPicture implements AlbumPicture {
  readonly id: number;
  #picture: Picture | undefined;

  constructor(readonly link: HTMLElement) {
    this.id = Number(link.dataset.id);
  }
  get caption() {
    return this.link.dataset.caption;
  }
  get alt() {
    return written(this.link).querySelector('img')!.alt;
  }
  get picture() {
    return (this.#picture ??= readPicture(this.link));
  }
}

/** Reads the album back from prerendered HTML; see readBack. */
export const readAlbum = (root: ParentNode | undefined): readonly AlbumPicture[] | undefined =>
  readBack(root, '[data-id]', (link) => new PrerenderedPicture(link), '.gallery-empty');

/** Tells whether an album was read from HTML, and not fetched. */
export const isPrerendered = ([first]: readonly AlbumPicture[]): boolean =>
  first instanceof PrerenderedPicture;
