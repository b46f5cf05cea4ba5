import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { useEmbed } from '../../element/embed-context';
import { CatHead } from '../../ui/cat-head';

/** Milliseconds that the panel stays. */
export const SENT_FOR = 3000;

export interface SuccessPanelProps {
  title: string;
  text: string;
  /** Runs when the time of the panel is over. */
  onDone: () => void;
  /** Lines that may follow the thanks. */
  children?: ReactNode;
}

/**
 * Thanks for what was sent, in the place of the form. Its time stands still while the pointer is at work in it, and
 * begins anew with each key. A pointer that merely rests where the button was does not hold it. It takes the focus from
 * the form that it covers, and gives it back; a notice says the same aloud.
 */
export function SuccessPanel({ title, text, onDone, children }: SuccessPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { heading } = useEmbed();
  const Heading = `h${heading}` as 'h3';
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = () => clearTimeout(clock.current);
  const run = () => {
    hold();
    clock.current = setTimeout(onDone, SENT_FOR);
  };
  useEffect(() => {
    run();
    const box = panel.current!;
    const form = box.parentElement!.querySelector('form')!;
    if (hasFocus(form)) {
      box.focus({ preventScroll: true });
      box.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      hold();
      // The form is still covered.
      if (hasFocus(box)) setTimeout(() => form.focus({ preventScroll: true }));
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the focus moves here once, when the panel comes
  }, []);
  const onPointerMove = (event: PointerEvent) => {
    if (event.movementX || event.movementY) hold();
  };

  return (
    <div
      ref={panel}
      part="card"
      className="sent"
      role="group"
      aria-label={title}
      tabIndex={-1}
      onPointerMove={onPointerMove}
      onPointerDown={hold}
      onPointerLeave={run}
      onKeyDown={run}
    >
      <CatHead className="sent-cat" />
      <Heading part="title">{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Tells whether the focus is inside, or has just been dropped there: what is covered loses it. */
function hasFocus(element: Element): boolean {
  const root = element.getRootNode() as ShadowRoot;
  const { activeElement, body } = element.ownerDocument;
  return root.activeElement
    ? element.contains(root.activeElement)
    : !activeElement || activeElement === body || activeElement === root.host;
}
