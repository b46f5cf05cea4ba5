import { css } from '#css/press';
import { createElement } from 'react';
import { oneOf } from '../kit/attributes';
import { contentByName } from '../kit/content-by-name';
import { define } from '../kit/define';
import type { Logo } from './logos';
import { Press, shows, type Show } from './press';
import { toArticle, type Article } from './article';

/** From a word mark's own size to the one it is drawn at: all of them look equally large. */
const MARK_SCALE = 0.47;

const logos = contentByName<'logos', readonly Logo[]>(['logos'], async () => {
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

const articles = contentByName<'articles', readonly Article[]>(['articles'], async () =>
  (await import('#content/press-articles')).articles.map(toArticle),
);

/**
 * `<cat-press>`: who has reported about the tours.
 *
 * @attr show - `logos`: the outlets' names in one strip (default); `articles`: what they wrote, with links
 * @csspart card - one article
 * @csspart image - one outlet of the strip
 * @csspart title - an article's headline
 * @csspart meta - where and when it appeared
 * @slot - shown instead when the widget cannot run: put a link there
 */
export const press = define({
  tag: 'cat-press',
  attributes: { show: oneOf(shows, 'logos') },
  css,
  edition: () => import('#css/press-edition'),
  prepare: () => Promise.all([logos.fetchAll(), articles.fetchAll()]),
  component: ({ show }: { show: Show }) => createElement(Press, { show, logos, articles }),
});

declare global {
  interface HTMLElementTagNameMap {
    'cat-press': HTMLElement & { show: Show };
  }
}
