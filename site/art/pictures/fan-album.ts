import { picture, type Picture } from '../picture';
import { fans } from '../portraits/fans';
import { portrait } from '../portraits/portrait';

/** The fans' album of the gallery: 21 portraits. */
export const fanAlbum: readonly Picture[] = fans.map(({ alt, ...sitter }, index) =>
  picture(`gallery/fans/${String(index + 1).padStart(2, '0')}`, portrait(sitter), alt, { width: 960 }),
);
