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

/** Renders a heading with paragraphs below it, in two columns in wide windows. */
export function TextColumns({ section }: { section: Texts }) {
  return (
    <section className="wrap sec">
      <h2 className="head">{section.heading}</h2>
      <div className="stack columns-[2_22rem] gap-x-g6">
        <Paragraphs texts={section.text} />
      </div>
    </section>
  );
}
