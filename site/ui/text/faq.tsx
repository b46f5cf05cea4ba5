import { Tag } from '../../../widgets/kit/tag';
import { messages } from '../messages';

interface Props {
  heading: string;
  /** Topic of the questions; one of `cat-faq`. */
  topic: string;
  /** The first answer is open at the start. */
  open?: boolean;
  /** Opening one answer closes the others. */
  exclusive?: boolean;
  id?: string;
}

/** A section of questions that unfold. */
export function Faq({ heading, id, ...attributes }: Props) {
  return (
    <section className="wrap sec split split-top" id={id}>
      <h2>{heading}</h2>
      <Tag name="cat-faq" attributes={{ ...attributes, loading: 'lazy' }}>
        <a href="/contact">{messages.askUs}</a>
      </Tag>
    </section>
  );
}
