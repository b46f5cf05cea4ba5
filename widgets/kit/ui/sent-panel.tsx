import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useHost } from '../host';
import { CatHead } from './cat-head';

/** Milliseconds that the panel stays. */
export const SENT_FOR = 3000;

export interface SentPanelProps {
  title: string;
  text: string;
  /** Its time is over. */
  onDone: () => void;
  /** Where the panel itself is handed out. */
  panel: RefObject<HTMLDivElement | null>;
}

/**
 * Thanks for what was sent, in the place of the form. Its time stands still while the pointer is at work in it, and
 * begins anew with each key. A pointer that merely rests where the button was does not hold it.
 */
export function SentPanel({ title, text, onDone, panel }: SentPanelProps) {
  const { heading } = useHost();
  const Heading = `h${heading}` as 'h3';
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = () => clearTimeout(clock.current);
  const run = () => {
    hold();
    clock.current = setTimeout(onDone, SENT_FOR);
  };
  useEffect(() => {
    run();
    return hold;
  }, []);
  const onPointerMove = (event: PointerEvent) => {
    if (event.movementX || event.movementY) hold();
  };

  return (
    <div
      ref={panel}
      part="card"
      className="sent"
      role="status"
      tabIndex={-1}
      onPointerMove={onPointerMove}
      onPointerDown={hold}
      onPointerLeave={run}
      onKeyDown={run}
    >
      <CatHead className="sent-cat" />
      <Heading part="title">{title}</Heading>
      <p>{text}</p>
    </div>
  );
}
