import type { TextSection as Texts } from '../../widgets/kit/model/page';

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
      {section.text.map((text, index) => (
        <p key={text} className={drop && index === 0 ? 'drop' : undefined}>
          {text}
        </p>
      ))}
    </section>
  );
}

/** The same with the heading beside the paragraphs, where there is room. */
export function SideSection({ section }: { section: Texts }) {
  return (
    <section className="wrap sec split split-top">
      <h2>{section.heading}</h2>
      <div className="stack">
        {section.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}
