import type { TourStop } from '../../schema/tour';
import type { FindPicture } from '../../../widgets/kit/model/post';
import { prose } from '../../../widgets/kit/data/prose';
import { Picture } from '../../../widgets/kit/picture/picture';

interface Props {
  stops: readonly TourStop[];
  findPicture: FindPicture;
}

/** The stops of a walk: numbered, because they are walked in this order; some with a small print. */
export function Stops({ stops, findPicture }: Props) {
  return (
    <ol className="stops" role="list">
      {stops.map(({ title, description, image = '', imageAlt = '' }, index) => {
        const picture = findPicture(image);
        return (
          <li key={title} id={`stop-${index + 1}`} className={picture ? 'stop-drawn' : undefined}>
            <h3>{title}</h3>
            <p>{prose(description)}</p>
            {picture ? (
              <Picture picture={picture} alt={imageAlt} sizes="(min-width: 40em) 10rem, 16rem" />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
