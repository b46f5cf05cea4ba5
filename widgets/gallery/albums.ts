import { query } from '../kit/data/query';
import type { Album, AlbumPicture } from '../kit/model/gallery';

type Load = (again: string) => Promise<{ pictures: readonly AlbumPicture[] }>;

const modules: Record<Album, Load> = {
  home: (_again) => import('#content/album-home'),
  tours: (_again) => import('#content/album-tours'),
  fans: (_again) => import('#content/album-fans'),
};

export const albumNames = Object.keys(modules) as Album[];

/** The pictures of each album. */
export const albums = query(async (name: Album, again) => (await modules[name](again)).pictures);
