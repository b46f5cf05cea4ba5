import { absolute } from '../head';
import { businessId, reference, type Thing } from './thing';

interface GalleryPicture {
  /** Root-relative. */
  file: string;
  alt: string;
  caption?: string | undefined;
}

export const galleryThing = (path: string, name: string, pictures: readonly GalleryPicture[]): Thing => ({
  '@type': 'ImageGallery',
  name,
  url: absolute(path),
  publisher: reference(businessId),
  associatedMedia: pictures.map(({ file, alt, caption }) => ({
    '@type': 'ImageObject',
    contentUrl: absolute(file),
    ...(caption && { name: caption }),
    description: alt,
  })),
});
