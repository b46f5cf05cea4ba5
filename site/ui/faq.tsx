import type { FaqItem } from '../../widgets/kit/model/faq';

interface Props {
  heading: string;
  items: readonly FaqItem[];
  /** Opening one closes the others. */
  oneAtATime?: boolean;
  id?: string;
}

/** Questions that unfold; the first is open. Native, so it works without script and in the page search. */
export function Faq({ heading, items, oneAtATime = false, id }: Props) {
  return (
    <section className="wrap sec split split-top" id={id}>
      <h2>{heading}</h2>
      <div className="faq">
        {items.map(({ question, answer }, index) => (
          <details key={question} name={oneAtATime ? 'faq' : undefined} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
