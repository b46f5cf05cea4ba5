import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useHost } from '../kit/host';
import type { AlbumPicture } from '../kit/model/gallery';
import type { Picture as PictureFiles } from '../kit/model/picture';
import { holdPage } from './hold-page';
import { LargePicture } from './large-picture';
import { useSwipe } from './swipe';

export { morph } from './morph';

interface Props {
  pictures: readonly AlbumPicture[];
  /** Index of the picture to begin with. */
  start: number;
  standIn: (picture: AlbumPicture) => PictureFiles;
  /** Told where it was left. */
  onClose: (index: number) => void;
}

/** Keys that would scroll the page behind. */
const SCROLL_KEYS = /^(Arrow(Up|Down)|Page(Up|Down))$/;

/** One picture large, over the page, and the way to its neighbours; past the last comes the first. */
export function Lightbox({ pictures, start, standIn, onClose }: Props) {
  const { home } = useHost();
  const release = useRef<() => void>(null);
  const [{ index, moved }, setPlace] = useState({ index: start, moved: false });
  const total = pictures.length;
  const at = (steps: number) => (index + steps + total) % total;
  const go = (steps: number) =>
    setPlace((place) => ({ index: (place.index + steps + total) % total, moved: true }));
  const close = () => onClose(index);
  const swipe = useSwipe(go);

  // When the dialog is in the document, not when it has been painted: until then the page could still be scrolled.
  const [show] = useState(() => (dialog: HTMLDialogElement | null) => {
    release.current?.();
    release.current = dialog && holdPage(dialog, { home });
    dialog?.showModal();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
    if (key === 'ArrowLeft') go(-1);
    else if (key === 'ArrowRight') go(1);
    else if (key === 'Home') go(-index);
    else if (key === 'End') go(-index - 1);
    else if (!SCROLL_KEYS.test(key)) return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button, figure, p')) close();
  };

  const { alt, caption } = pictures[index]!;
  const counter = `${index + 1} / ${total}`;
  return (
    <dialog
      ref={show}
      part="lightbox"
      className="lightbox"
      aria-label="Pictures"
      onClick={onClick}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // By the browser itself; where we did it, the dialog has gone already.
      onClose={({ currentTarget }) => currentTarget.isConnected && close()}
    >
      <p className="lightbox-count">{counter}</p>
      <Control name="close" label="Close" shape="m5 5 14 14M19 5 5 19" onClick={close} />
      <div className="lightbox-stage" {...swipe}>
        {[...new Set([at(-1), index, at(1)])].map((place) => (
          <LargePicture
            key={place}
            item={pictures[place]!}
            standIn={standIn(pictures[place]!)}
            current={place === index}
          />
        ))}
      </div>
      {total > 1 ? (
        <Control name="previous" label="Previous picture" shape="M15 4 7 12l8 8" onClick={() => go(-1)} />
      ) : null}
      {total > 1 ? (
        <Control name="next" label="Next picture" shape="m9 4 8 8-8 8" onClick={() => go(1)} />
      ) : null}
      <p className="lightbox-caption">{caption ?? null}</p>
      <p role="status" className="vh">
        {moved ? `${counter}: ${alt}` : null}
      </p>
    </dialog>
  );
}

interface ControlProps {
  name: 'close' | 'previous' | 'next';
  label: string;
  /** An SVG path on a 24-unit grid. */
  shape: string;
  onClick: () => void;
}

function Control({ name, label, shape, onClick }: ControlProps) {
  return (
    <button
      part="button"
      type="button"
      className="lightbox-button"
      data-place={name}
      aria-label={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
