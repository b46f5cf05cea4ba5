import type { Picture } from '../picture';
import { extras } from './extras';
import { fanAlbum } from './fan-album';
import { heroes } from './heroes';
import { posts } from './posts';
import { stops } from './stops';
import { team } from './team';
import { tourAlbum } from './tour-album';
import { tourCards } from './tour-cards';

/** Every drawn picture of the site. */
export const pictures: readonly Picture[] = [
  heroes,
  tourCards,
  tourAlbum,
  fanAlbum,
  posts,
  stops,
  team,
  extras,
].flat();
