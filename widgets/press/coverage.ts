import { query } from '../kit/data/query';
import type { Picture } from '../kit/model/picture';
import type { PressArticle } from '../kit/model/press';

/** Factor from a word mark's own size to its shown size. */
const MARK_SCALE = 0.47;

const scaled = (files: Picture | undefined, size: { width?: number; height?: number } = {}) =>
  files && {
    ...files,
    width: size.width ?? Math.round(files.width * MARK_SCALE),
    height: size.height ?? Math.round(files.height * MARK_SCALE),
  };

export const logos = query(async (_all: 'all') => {
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

/** The first has its picture. */
export const articles = query(async (_all: 'all') => {
  const [{ articles }, { findPicture }] = await Promise.all([
    import('#content/press-articles'),
    import('#content/pictures-of-press-articles'),
  ]);
  return articles.map((article: PressArticle, index) => ({
    ...article,
    mark: scaled(findPicture(article.image)),
    lead: article.picture && index === 0 ? findPicture(article.picture.image) : undefined,
  }));
});
