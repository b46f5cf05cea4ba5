import { page } from '#content/page-press-kit';
import sharp from 'sharp';
import { pressFile } from '../../pages/press-kit';
import type { SiteFiles } from './site-files';
import { masterOf } from './social-card';

/** Adds the pictures of the press kit as JPEG for print, in the size of their masters. */
export function addPressPictures(files: SiteFiles): void {
  for (const { name, image } of page.downloads.pictures)
    files.set(pressFile(name).slice(1), () =>
      sharp(masterOf(image).file)
        .autoOrient()
        .withMetadata({ density: 300 })
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    );
}
