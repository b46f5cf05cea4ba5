import { readBack } from '../kit/data/read-back';
import type { Picture } from '../kit/model/picture';
import type { PressArticle } from '../kit/model/voices';
import { readPicture } from '../kit/picture/read-picture';
import { messages } from './messages';

/** Something that was written about the tours, as it is shown. */
export interface Article {
  title: string;
  /** Language of the title, where it is not English. */
  lang: string | undefined;
  /** Publication and date. */
  source: string;
  description: string;
  /** In quotation marks. */
  quote: string | undefined;
  link: string;
  /** The outlet's word mark. */
  mark: Picture | undefined;
  /** Of the story that leads. */
  lead: { picture: Picture; alt: string; caption: string | undefined } | undefined;
}

/**
 * An article as it is shown.
 * @param mark the outlet's word mark, in the size that it is drawn at
 * @param findPicture the one of the story that leads; others have none
 */
export function toArticle(
  { publication, date, quote, lang, picture: own, ...rest }: PressArticle,
  mark: Picture | undefined,
  findPicture?: (key: string) => Picture | undefined,
): Article {
  const picture = own && findPicture?.(own.image);
  return {
    title: rest.title,
    lang,
    source: `${publication} · ${date}`,
    description: rest.description,
    quote: quote && messages.quoted(quote),
    link: rest.link,
    mark,
    lead: picture && { picture, alt: own.imageAlt, caption: own.imageCaption },
  };
}

/** Reads the articles back from prerendered HTML; see readBack. */
export const readArticles = (root: ParentNode | undefined): readonly Article[] | undefined =>
  readBack(root, '.article', (article) => {
    const find = (name: string) => article.querySelector<HTMLElement>(`.article-${name}`);
    const text = (name: string) => find(name)?.textContent ?? undefined;
    const [mark, lead] = [find('mark'), find('picture')];
    return {
      title: text('title')!,
      lang: find('title')!.lang || undefined,
      source: text('source')!,
      description: text('text')!,
      quote: text('quote'),
      link: find('link')!.getAttribute('href')!,
      mark: mark ? readPicture(mark) : undefined,
      lead: lead
        ? { picture: readPicture(lead), alt: lead.querySelector('img')!.alt, caption: text('caption') }
        : undefined,
    };
  });
