import type { Query } from '../kit/data/query';
import type { Article } from './article';
import { Articles } from './articles';
import { Logos, type Logo } from './logos';

export const shows = ['logos', 'articles'] as const;
export type Show = (typeof shows)[number];

interface Props {
  show: Show;
  logos: Query<'all', readonly Logo[]>;
  articles: Query<'all', readonly Article[]>;
}

/** Renders the outlets that have reported about the tours, or the articles that they wrote. */
export function Press({ show, logos, articles }: Props) {
  return show === 'logos' ? <Logos logos={logos} /> : <Articles articles={articles} />;
}
