import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import type { AlbumPicture } from '../kit/model/gallery';
import { fileUrl } from '../kit/element/links';
import { plainFile, type Picture as PictureFiles } from '../kit/model/picture';
import { Picture } from '../kit/picture/picture';
import { IconButton } from '../kit/ui/icon-button';
import { messages } from './messages-lightbox';
import { growPicture } from './grow-picture';
import { openModal } from './open-modal';
import { useSwipe } from './swipe';

export { viewTransition } from '../kit/ui/view-transition';

/** Part of a frame's window that the visitor sees, in CSS pixels. */
export interface VisibleArea {
  top: number;
  height: number;
}

export interface OpenPicture {
  index: number;
  /** True if the visitor has moved on from the pressed picture. */
  moved: boolean;
  link: HTMLAnchorElement;
  /** Undefined outside frames. */
  visibleArea?: VisibleArea;
}

interface Props {
  pictures: readonly AlbumPicture[];
  /** Undefined while the dialog is closed. */
  openPicture: OpenPicture | undefined;
  fallbackFor: (picture: AlbumPicture) => PictureFiles;
  onGo: (index: number) => void;
  onClose: () => void;
}

/** Keys that would scroll the page behind. */
const SCROLL_KEYS = /^(Arrow(Up|Down)|Page(Up|Down))$/;

export function Lightbox({ pictures, openPicture, fallbackFor, onGo, onClose }: Props) {
  const { home } = useEmbed();
  const small = useRef<[link: HTMLElement, place: DOMRect]>(null);
  const release = useRef<() => void>(null);
  const index = openPicture?.index ?? 0;
  const total = pictures.length;
  const at = (steps: number) => (index + steps + total) % total;
  const swipe = useSwipe((steps) => onGo(at(steps)));
  // The first paint has the small picture only: files, words and neighbors are slower.
  const [painted, setPainted] = useState(false);
  const isOpen = Boolean(openPicture);
  useEffect(() => setPainted(isOpen), [isOpen]);
  const settled = openPicture && painted;
  const { link, visibleArea } = openPicture ?? {};
  // Layout is read before anything is written.
  if (link !== small.current?.[0]) small.current = link ? [link, link.getBoundingClientRect()] : null;

  // A ref, not an effect: before the first paint the wheel could still scroll the page.
  const [show] = useState(() => (stage: HTMLElement | null) => {
    release.current?.();
    release.current = null;
    const dialog = stage?.closest('dialog');
    if (!stage || !dialog) return;
    const grow = growPicture(home, stage.querySelector<HTMLElement>('[data-current]')!, ...small.current!);
    const shown = openModal(dialog, home);
    release.current = shown.release;
    void shown.modal.then(grow);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
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
      style={visibleArea && { inset: `${visibleArea.top}px 0 auto`, height: `${visibleArea.height}px` }}
      aria-label={messages.label(alt)}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Only if the browser itself closed it.
      onClose={({ currentTarget: { open, popover } }) => open || popover || onClose()}
    >
      <p className="lightbox-count">{settled ? counter : null}</p>
      <IconButton
        className="lightbox-button"
        position="close"
        label={messages.close}
        shape="m5 5 14 14M19 5 5 19"
        onClick={onClose}
      />
      <div ref={openPicture ? show : undefined} className="lightbox-stage" {...swipe}>
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
        <>
          <IconButton
            className="lightbox-button"
            position="previous"
            label={messages.previous}
            shape="M15 4 7 12l8 8"
            onClick={() => onGo(at(-1))}
          />
          <IconButton
            className="lightbox-button"
            position="next"
            label={messages.next}
            shape="m9 4 8 8-8 8"
            onClick={() => onGo(at(1))}
          />
        </>
      ) : null}
      <p className="lightbox-caption">{(settled && caption) || null}</p>
      <p role="status" className="vh">
        {openPicture?.moved ? messages.shown(counter, alt) : null}
      </p>
    </dialog>
  );
}

interface LargePictureProps {
  item: AlbumPicture;
  fallback: PictureFiles;
  /** False for its neighbors, which are fetched ahead. */
  current: boolean;
  /** Renders its frame only. */
  empty: boolean;
}

function LargePicture({ item, fallback, current, empty }: LargePictureProps) {
  const host = useEmbed();
  const { alt, picture } = item;
  // Reserves its space, so that nothing moves when it loads.
  const shape = (figure: HTMLElement | null) =>
    figure?.style.setProperty('--_ratio', String(picture.width / picture.height));
  return (
    <figure
      ref={shape}
      className="lightbox-picture"
      data-current={current ? '' : undefined}
      aria-hidden={current ? undefined : 'true'}
    >
      {empty ? null : (
        <Picture
          className="lightbox-image"
          picture={picture}
          alt={alt}
          sizes="min(94vw, 110vh)"
          priority={current || 'soon'}
          fallback={fileUrl(plainFile(fallback), host)}
        />
      )}
    </figure>
  );
}
