import { prose } from '../../../widgets/kit/data/prose';

/** Renders paragraphs below a heading. */
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
 * Puts a no-break space after a one-letter drop cap. A plain space would collapse at the end of its line, also for
 * screen readers and copies: "Aprivate tour".
 */
const withDropCap = (text: string): string => text.replace(/^(\S) /, '$1\u00a0');
