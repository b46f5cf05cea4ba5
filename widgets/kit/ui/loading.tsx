import { paw } from './cats';

/** Renders a text and four paws that appear one after the other. */
export function Loading({ text }: { text: string }) {
  return (
    <div part="loading" className="waiting">
      <p role="status">{text}</p>
      <svg className="paws" viewBox="0 0 132 40" aria-hidden="true">
        {[0, 1, 2, 3].map((index) => (
          <path key={index} transform={`translate(${index * 34} ${index % 2 ? 14 : 2})`} d={paw} />
        ))}
      </svg>
    </div>
  );
}
