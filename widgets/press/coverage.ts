import { query } from '../kit/data/query';
import type { Picture } from '../kit/model/picture';
import { toArticle, type Article } from './article';
import type { Logo } from './logos';

/** Factor from a word mark's own size to the one it is drawn at: all of them look equally large. */
const MARK_SCALE = 0.47;

const scaled = (files: Picture | undefined, size: { width?: number; height?: number } = {}) =>
  files && {
    ...files,
    width: size.width ?? Math.round(files.width * MARK_SCALE),
    height: size.height ?? Math.round(files.height * MARK_SCALE),
  };

/** The outlets that have reported. */
export const logos = query(async (_all: 'all'): Promise<readonly Logo[]> => {
  const [{ outlets }, { findPicture }] = await Promise.all([
    import('#content/press-outlets'),
    import('#content/pictures-of-press-outlets'),
  ]);
  return outlets.map(({ name, alt, link, image, ...size }) => ({
    name,
    alt,
    link,
    picture: scaled(findPicture(image), size),
  }));
});

/** Articles that they wrote. */
export const articles = query(async (_all: 'all'): Promise<readonly Article[]> => {
  const [{ articles }, { findPicture }] = await Promise.all([
    import('#content/press-articles'),
    import('#content/pictures-of-press-articles'),
  ]);
  return articles.map((article, index) =>
    toArticle(article, scaled(findPicture(article.image)), index === 0 ? findPicture : undefined),
  );
});
