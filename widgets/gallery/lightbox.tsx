import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import type { AlbumPicture } from '../kit/model/gallery';
import type { Picture as PictureFiles } from '../kit/model/picture';
import { IconButton } from '../kit/ui/icon-button';
import { LargePicture } from './large-picture';
import { messages } from './messages-lightbox';
import { startTransition } from './grow-picture';
import { openModal } from './open-modal';
import { useSwipe } from './swipe';
import type { Part } from './visible-part';

export { viewTransition } from '../kit/ui/view-transition';

/** Picture that is shown large. */
export interface Place {
  index: number;
  /** The visitor has gone on from the one that was pressed. */
  moved: boolean;
  /** The small picture that was pressed. */
  link: HTMLAnchorElement;
  /** In a frame: the part of it that the visitor sees. Elsewhere it is the whole window. */
  seen?: Part;
}

interface Props {
  pictures: readonly AlbumPicture[];
  /** Left out while it is closed: only the frame is drawn then. */
  place: Place | undefined;
  fallbackFor: (picture: AlbumPicture) => PictureFiles;
  /** Shows another picture. */
  onGo: (index: number) => void;
  onClose: () => void;
}

/** Keys that would scroll the page behind. */
const SCROLL_KEYS = /^(Arrow(Up|Down)|Page(Up|Down))$/;

/**
 * A page behind that is not ours has keys of its own: an Escape that closes this would close what it stands in, too.
 * By the time that key comes up the focus is outside again.
 */
function keepFromPage(event: KeyboardEvent): void {
  event.stopPropagation();
  if (event.key !== 'Escape') return;
  addEventListener('keyup', (up) => up.stopPropagation(), { capture: true, once: true });
}

/** Renders one picture large, over the page, and the way to its neighbors. */
export function Lightbox({ pictures, place, fallbackFor, onGo, onClose }: Props) {
  const { home } = useEmbed();
  const small = useRef<[link: HTMLElement, place: DOMRect]>(null);
  const release = useRef<() => void>(null);
  const index = place?.index ?? 0;
  const total = pictures.length;
  // Past the last comes the first.
  const at = (steps: number) => (index + steps + total) % total;
  const swipe = useSwipe((steps) => onGo(at(steps)));
  // First its frame is painted, with what the small picture shows: files, words and neighbors take their time.
  const [painted, setPainted] = useState(false);
  const isOpen = Boolean(place);
  useEffect(() => setPainted(isOpen), [isOpen]);
  const settled = place && painted;
  const { link, seen } = place ?? {};
  // Read before anything is written: the browser has it at hand.
  if (link !== small.current?.[0]) small.current = link ? [link, link.getBoundingClientRect()] : null;

  // When the stage is in the document, not when it has been painted: until then the wheel could still scroll the page.
  const [show] = useState(() => (stage: HTMLElement | null) => {
    release.current?.();
    release.current = null;
    const dialog = stage?.closest('dialog');
    if (!stage || !dialog) return;
    const grow = startTransition(
      home,
      stage.querySelector<HTMLElement>('[data-current]')!,
      ...small.current!,
    );
    const shown = openModal(dialog, home);
    release.current = shown.release;
    void shown.modal.then(grow);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
    if (!home && key !== 'Tab') keepFromPage(event);
    if (key === 'ArrowLeft') onGo(at(-1));
    else if (key === 'ArrowRight') onGo(at(1));
    else if (key === 'Home') onGo(0);
    else if (key === 'End') onGo(total - 1);
    else if (!SCROLL_KEYS.test(key)) return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button, figure, p')) onClose();
  };

  const { alt, caption } = pictures[index]!;
  const counter = messages.counter(index + 1, total);
  return (
    <dialog
      part="lightbox"
      className="lightbox"
      style={seen && { inset: `${seen.top}px 0 auto`, height: `${seen.height}px` }}
      aria-label={messages.label(alt)}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // By the browser itself; where we did it, nothing is left to close, or it has been opened again since.
      onClose={({ currentTarget: { open, popover } }) => open || popover || onClose()}
    >
      <p className="lightbox-count">{settled ? counter : null}</p>
      <IconButton
        className="lightbox-button"
        place="close"
        label={messages.close}
        shape="m5 5 14 14M19 5 5 19"
        onClick={onClose}
      />
      <div ref={place ? show : undefined} className="lightbox-stage" {...swipe}>
        {[...new Set(settled ? [at(-1), index, at(1)] : [index])].map((one) => (
          <LargePicture
            key={one}
            item={pictures[one]!}
            fallback={fallbackFor(pictures[one]!)}
            current={one === index}
            empty={!settled}
          />
        ))}
      </div>
      {total > 1 ? (
        <IconButton
          className="lightbox-button"
          place="previous"
          label={messages.previous}
          shape="M15 4 7 12l8 8"
          onClick={() => onGo(at(-1))}
        />
      ) : null}
      {total > 1 ? (
        <IconButton
          className="lightbox-button"
          place="next"
          label={messages.next}
          shape="m9 4 8 8-8 8"
          onClick={() => onGo(at(1))}
        />
      ) : null}
      <p className="lightbox-caption">{(settled && caption) || null}</p>
      <p role="status" className="vh">
        {place?.moved ? messages.shown(counter, alt) : null}
      </p>
    </dialog>
  );
}
