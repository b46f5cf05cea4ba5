import type { ReactNode } from 'react';
import type { Picture } from '../../../widgets/kit/model/picture';
import { FramedPicture } from '../../../widgets/kit/picture/framed-picture';

interface Props {
  section: { heading: string; image: string; imageAlt: string; imageCaption?: string | undefined };
  findPicture(key: string): Picture | undefined;
  /** Side of the picture in wide windows. */
  side: 'left' | 'right';
  /** Background; paper without it. */
  ground?: 'band' | 'night';
  children: ReactNode;
}

/** Renders a heading with its text next to a framed picture. */
export function Feature({ section, findPicture, side, ground, children }: Props) {
  const { heading, image, imageAlt, imageCaption } = section;
  const picture = <FramedPicture picture={findPicture(image)} alt={imageAlt} caption={imageCaption} />;
  return (
    <div className={ground}>
      <section className={side === 'left' ? 'wrap sec split split-wide' : 'wrap sec split'}>
        {side === 'left' ? picture : null}
        <div className="stack">
          <h2>{heading}</h2>
          {children}
        </div>
        {side === 'right' ? picture : null}
      </section>
    </div>
  );
}
