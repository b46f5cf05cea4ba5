import { readBack } from '../kit/data/read-back';
import type { PressArticle } from '../kit/model/voices';
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
}

/** An article as it is shown. */
export const toArticle = ({ publication, date, quote, lang, ...rest }: PressArticle): Article => ({
  title: rest.title,
  lang,
  source: `${publication} · ${date}`,
  description: rest.description,
  quote: quote && messages.quoted(quote),
  link: rest.link,
});

/** Reads the articles back from prerendered HTML; see readBack. */
export const readArticles = (inside: ParentNode | undefined): readonly Article[] | undefined =>
  readBack(inside, '.article', (article) => {
    const find = (name: string) => article.querySelector<HTMLElement>(`.article-${name}`);
    const text = (name: string) => find(name)?.textContent ?? undefined;
    return {
      title: text('title')!,
      lang: find('title')!.lang || undefined,
      source: text('source')!,
      description: text('text')!,
      quote: text('quote'),
      link: find('link')!.getAttribute('href')!,
    };
  });
