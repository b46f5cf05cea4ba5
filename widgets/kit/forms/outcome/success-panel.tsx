import { useEffect, useRef, type ReactNode } from 'react';
import { useEmbed } from '../../element/embed-context';
import { CatHead } from '../../ui/cat-head';

const SHOWN_MS = 3000;

export interface SuccessPanelProps {
  title: string;
  text: string;
  onDone: () => void;
  children?: ReactNode;
}

/** Renders thanks over the form for 3 s. Takes the focus from the form that it covers and gives it back. */
export function SuccessPanel({ title, text, onDone, children }: SuccessPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { heading } = useEmbed();
  const Heading = `h${heading}` as 'h3';
  useEffect(() => {
    const box = panel.current!;
    const form = box.parentElement!.querySelector('form')!;
    if (hasFocus(form)) {
      box.focus({ preventScroll: true });
      box.scrollIntoView({ block: 'nearest' });
    }
    const timer = setTimeout(onDone, SHOWN_MS);
    return () => {
      clearTimeout(timer);
      // The form is still covered.
      if (hasFocus(box)) setTimeout(() => form.focus({ preventScroll: true }));
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the panel is shown once
  }, []);
  return (
    <div ref={panel} part="card" className="sent" role="group" aria-label={title} tabIndex={-1}>
      <CatHead className="sent-cat" />
      <Heading part="title">{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** True if the element has the focus, or lost it because it was covered. */
function hasFocus(element: Element): boolean {
  const root = element.getRootNode() as ShadowRoot;
  const { activeElement, body } = element.ownerDocument;
  return root.activeElement
    ? element.contains(root.activeElement)
    : !activeElement || activeElement === body || activeElement === root.host;
}
