import type { Picture as PictureFiles } from '../../../widgets/kit/model/picture';

/** A published picture, as the `<picture>` component takes it, and its key. */
export interface Picture extends PictureFiles {
  /** Path under `site/content/pictures` without the file ending, in address spelling. */
  key: string;
}

/** Facts about a master that are needed to publish it; cached between runs by the hash of its bytes. */
export interface MasterFacts {
  width: number;
  height: number;
  color: string;
  transparent: boolean;
}
