import type { TourStop } from '../../schema/tour';

/** The stops of a walk: numbered, because they are walked in this order. */
export function Stops({ stops }: { stops: readonly TourStop[] }) {
  return (
    <ol className="stops" role="list">
      {stops.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
