import type { Point } from '../../schema/page';
import { prose } from '../../../widgets/kit/data/prose';
import { Icon, Paw, type IconName } from '../icon';

interface Props {
  points: readonly Point[];
  /** One for each point; a paw where there are no more. Without any, the points have no icons. */
  icons?: readonly IconName[];
}

/** Short points in columns. */
export function BulletList({ points, icons }: Props) {
  const pictured = (index: number) => {
    const name = icons?.[index];
    return name ? <Icon name={name} /> : <Paw />;
  };
  return (
    <div className={icons ? 'points pictured cols cols-3' : 'points cols cols-3'}>
      {points.map(({ title, text }, index) => (
        <div key={title} className="stack">
          {icons ? pictured(index) : null}
          <h3>{title}</h3>
          <p className="soft">{prose(text)}</p>
        </div>
      ))}
    </div>
  );
}
