import { query } from '../kit/data/query';
import { toArticle } from './article';
import type { Logo } from './logos';

/** From a word mark's own size to the one it is drawn at: all of them look equally large. */
const MARK_SCALE = 0.47;

/** The outlets that have reported. */
export const logos = query(async (_all: 'all', _again): Promise<readonly Logo[]> => {
  const [{ outlets }, { findPicture }] = await Promise.all([
    import('#content/press-outlets'),
    import('#content/pictures-of-press-outlets'),
  ]);
  return outlets.map(({ name, alt, link, image, ...size }) => {
    const files = findPicture(image);
    const scaled = (pixels: number) => Math.round(pixels * MARK_SCALE);
    const picture = files && {
      ...files,
      width: size.width ?? scaled(files.width),
      height: size.height ?? scaled(files.height),
    };
    return { name, alt, link, picture };
  });
});

/** Articles that they wrote. */
export const articles = query(async (_all: 'all', _again) =>
  (await import('#content/press-articles')).articles.map(toArticle),
);
