/** Renders figures side by side, with column rules. */
export function KeyFigures({ facts }: { facts: readonly { term: string; text: string }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
