import type { TextSection as Texts } from '../../schema/page';
import { Paragraphs } from './paragraphs';

interface Props {
  section: Texts;
  /** Drop cap; at most one per page. */
  drop?: boolean;
}

/** Renders a heading with paragraphs below it. */
export function TextSection({ section, drop = false }: Props) {
  return (
    <section className="stack">
      <h2>{section.heading}</h2>
      <Paragraphs texts={section.text} drop={drop} />
    </section>
  );
}

/** Renders a heading with paragraphs next to it in wide windows. */
export function SideSection({ section }: { section: Texts }) {
  return (
    <section className="wrap sec split split-top">
      <h2>{section.heading}</h2>
      <div className="stack">
        <Paragraphs texts={section.text} />
      </div>
    </section>
  );
}
