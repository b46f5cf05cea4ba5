import type { Point } from '../../schema/page';
import { prose } from '../../../widgets/kit/data/prose';
import { Icon, Paw, type IconName } from '../icon';

const iconClassName = 'size-[2.6rem] text-error stroke-thin';

interface Props {
  points: readonly Point[];
  /** One per point, then paws; none for a list without icons. */
  icons?: readonly IconName[];
}

/** Renders short points in columns. */
export function BulletList({ points, icons }: Props) {
  const pictured = (index: number) => {
    const name = icons?.[index];
    return name ? <Icon name={name} className={iconClassName} /> : <Paw className={iconClassName} />;
  };
  return (
    <div className="cols cols-3">
      {points.map(({ title, text }, index) => (
        <div key={title} className="stack">
          {icons ? pictured(index) : null}
          <h3>{title}</h3>
          <p className="text-muted">{prose(text)}</p>
        </div>
      ))}
    </div>
  );
}
