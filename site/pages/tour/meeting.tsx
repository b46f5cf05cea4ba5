import type { TourPage } from '../../schema/tour';
import { messages } from '../messages';

type Place = TourPage['meetingPoint'];

/** Renders where a walk begins and where it ends, as far as that is settled. */
export function Meeting({ start, end }: { start: Place; end?: Place | undefined }) {
  const places = [
    { term: 'Start', ...start },
    { term: 'Finish', ...end },
  ].filter(({ name, detail }) => name || detail);
  if (places.length === 0) return null;
  return (
    <dl className="meeting">
      {places.map(({ term, name, detail, guide, subway }) => (
        <div key={term}>
          <dt>{term}</dt>
          {name ? <dd className="meeting-name">{name}</dd> : null}
          {detail ? <dd>{detail}</dd> : null}
          {guide ? <dd>{guide}</dd> : null}
          {subway ? <dd>{messages.subway(subway)}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
