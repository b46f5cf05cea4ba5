import type { TextSection as Texts } from '../../schema/page';
import { Paragraphs } from './paragraphs';

interface Props {
  section: Texts;
  /** Begins with a drop cap; at most one a page. */
  drop?: boolean;
}

/** A heading with paragraphs below it. */
export function TextSection({ section, drop = false }: Props) {
  return (
    <section className="stack">
      <h2>{section.heading}</h2>
      <Paragraphs texts={section.text} drop={drop} />
    </section>
  );
}

/** The same with the heading beside the paragraphs, where there is room. */
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
