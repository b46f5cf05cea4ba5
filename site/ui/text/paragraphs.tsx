import { prose } from '../../../widgets/kit/data/prose';

/** Paragraphs below a heading. */
export function Paragraphs({ texts, drop = false }: { texts: readonly string[]; drop?: boolean }) {
  return texts.map((text, index) =>
    drop && !index ? (
      <p key={text} className="drop">
        {prose(withDropCap(text))}
      </p>
    ) : (
      <p key={text}>{prose(text)}</p>
    ),
  );
}

/**
 * Puts a no-break space behind a drop cap that is a word of its own. A plain one would be at the end of a line and be
 * gone, for screen readers and in copies too: "Aprivate tour".
 */
const withDropCap = (text: string): string => text.replace(/^(\S) /, '$1\u00a0');
