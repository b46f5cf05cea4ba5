import type { TourPage } from '../../../widgets/kit/model/tour';

type Place = TourPage['meetingPoint'];

/** Where a walk begins and where it ends. */
export function Meeting({ start, end }: { start: Place; end?: Place | undefined }) {
  const places = [
    { term: 'Start', place: start },
    { term: 'Finish', place: end },
  ];
  return (
    <dl className="meeting">
      {places.map(({ term, place }) =>
        place ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="meeting-name">{place.name}</dd>
            {place.detail ? <dd>{place.detail}</dd> : null}
          </div>
        ) : null,
      )}
    </dl>
  );
}
