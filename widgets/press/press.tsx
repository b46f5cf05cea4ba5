import { useHost } from '../kit/host';
import type { Kept } from '../kit/hooks/kept';
import { Credit } from '../kit/ui/credit';
import type { Article } from './article';
import { Articles } from './articles';
import { Logos, type Logo } from './logos';

export const shows = ['logos', 'articles'] as const;
export type Show = (typeof shows)[number];

interface Props {
  show: Show;
  logos: Kept<'all', readonly Logo[]>;
  articles: Kept<'all', readonly Article[]>;
}

/** Who has reported about the tours, or what they wrote. */
export function Press({ show, logos, articles }: Props) {
  const { home } = useHost();
  return (
    <div className="press">
      {show === 'logos' ? <Logos logos={logos} /> : <Articles articles={articles} />}
      {home ? null : <Credit />}
    </div>
  );
}
