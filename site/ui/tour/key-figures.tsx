interface Props {
  facts: readonly { term: string; text: string }[];
  isLarge?: boolean;
}

/** Renders figures side by side, with column rules. */
export function KeyFigures({ facts, isLarge }: Props) {
  return (
    <dl className={isLarge ? 'facts facts-large' : 'facts'}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
