import { query } from '../kit/data/query';
import type { Album, AlbumPicture } from '../kit/model/gallery';

type Load = () => Promise<{ pictures: readonly AlbumPicture[] }>;

const modules: Record<Album, Load> = {
  home: () => import('#content/album-home'),
  tours: () => import('#content/album-tours'),
  fans: () => import('#content/album-fans'),
};

export const albumNames = Object.keys(modules) as Album[];

export const albums = query(async (name: Album) => (await modules[name]()).pictures);
