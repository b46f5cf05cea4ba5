import { FirstPartyElement } from '../first-party-element';
import { messages } from '../messages';

interface Props {
  heading: string;
  topic: string;
  /** The first answer starts open. */
  open?: boolean;
  exclusive?: boolean;
  id?: string;
}

/** Renders a section of questions that unfold. */
export function Faq({ heading, id, ...attributes }: Props) {
  return (
    <section className="wrap sec split items-start" id={id}>
      <h2>{heading}</h2>
      <FirstPartyElement name="cat-faq" attributes={{ ...attributes, loading: 'lazy' }}>
        <a href="/contact">{messages.askUs}</a>
      </FirstPartyElement>
    </section>
  );
}
