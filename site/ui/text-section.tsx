import type { TextSection as Texts } from '../../widgets/kit/model/page';

/** A heading with paragraphs; `drop` sets a drop cap, at most one a page. */
export function TextSection({ section, drop = false }: { section: Texts; drop?: boolean }) {
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
