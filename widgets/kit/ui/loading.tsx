/** Renders a text and four paws that appear one after the other. */
export function Loading({ text }: { text: string }) {
  return (
    <div part="loading" className="waiting">
      <p role="status">{text}</p>
      <svg className="paws" viewBox="0 0 132 40" aria-hidden="true">
        {[0, 1, 2, 3].map((place) => (
          <path key={place} transform={`translate(${place * 34} ${place % 2 ? 14 : 2})`} d={paw} />
        ))}
      </svg>
    </div>
  );
}

/** On a 24-unit grid. */
const paw =
  'M12 11.8c3 0 5 2.2 5 4.4S15 20 12 20s-5-1.6-5-3.8 2-4.4 5-4.4zM5 7.7c1.2 0 2.1 1.3 2.1 2.9S6.2 13.5 5 13.5 2.9 12.2 2.9 10.6 3.8 7.7 5 7.7zM9.4 3.4c1.2 0 2.1 1.3 2.1 3s-.9 3-2.1 3-2.1-1.3-2.1-3 .9-3 2.1-3zM14.6 3.4c1.2 0 2.1 1.3 2.1 3s-.9 3-2.1 3-2.1-1.3-2.1-3 .9-3 2.1-3zM19 7.7c1.2 0 2.1 1.3 2.1 2.9s-.9 2.9-2.1 2.9-2.1-1.3-2.1-2.9.9-2.9 2.1-2.9z';
