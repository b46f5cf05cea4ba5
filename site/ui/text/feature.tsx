import type { ReactNode } from 'react';
import type { Picture } from '../../../widgets/kit/model/picture';
import { Print } from '../../../widgets/kit/posts/print';

interface Props {
  heading: string;
  picture: Picture | undefined;
  alt: string;
  caption?: string | undefined;
  /** Side of the picture when there is room beside the text. */
  side: 'left' | 'right';
  /** The ground it is on: the paper if left out. */
  ground?: 'band' | 'night';
  children: ReactNode;
}

/** A heading with its text, and a print beside it. */
export function Feature({ heading, picture, alt, caption, side, ground, children }: Props) {
  const print = <Print picture={picture} alt={alt} caption={caption} />;
  return (
    <div className={ground}>
      <section className={side === 'left' ? 'wrap sec split split-wide' : 'wrap sec split'}>
        {side === 'left' ? print : null}
        <div className="stack">
          <h2>{heading}</h2>
          {children}
        </div>
        {side === 'right' ? print : null}
      </section>
    </div>
  );
}
