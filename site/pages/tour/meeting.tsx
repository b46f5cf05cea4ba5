import type { TourPage } from '../../schema/tour';
import { messages } from '../messages';

type Place = TourPage['meetingPoint'];

/** Renders where a walk begins and ends. "Before you book" explains a place without a name. */
export function Meeting({ start, end }: { start: Place; end?: Place | undefined }) {
  const places = [
    { term: 'Start', ...start },
    { term: 'Finish', ...end },
  ].filter(({ name }) => name);
  if (places.length === 0) return null;
  return (
    <dl className="meeting">
      {places.map(({ term, name, detail, guide, subway }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="meeting-name">{name}</dd>
          {detail ? <dd>{detail}</dd> : null}
          {guide ? <dd>{guide}</dd> : null}
          {subway ? <dd>{messages.subway(subway)}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
