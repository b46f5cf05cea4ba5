import { useState, type MouseEvent, type ReactNode } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import type { Album, AlbumPicture } from '../kit/model/gallery';
import type { Picture } from '../kit/model/picture';
import { warnOnce } from '../kit/element/warn-once';
import type * as Lightbox from './lightbox';

interface Props {
  album: Album;
  pictures: readonly AlbumPicture[];
  fallbackFor: (picture: AlbumPicture) => Picture;
  children: ReactNode;
}

/** CSS pixels below which a frame is too low for a large picture. */
const LOW_FRAME_PX = 500;
/** CSS pixels of the buttons and the caption above and below the picture. */
const CONTROLS_PX = 140;

const isFramed = () => parent !== window;

/**
 * Opens the large view of a pressed picture; hover and focus load its code. One listener serves all pictures, because an
 * album may be long.
 */
export function Viewer({ album, pictures, fallbackFor, children }: Props) {
  const { emit, home, root, tag } = useEmbed();
  const [large, setLarge] = useState<typeof Lightbox>();
  const [openPicture, setOpenPicture] = useState<Lightbox.OpenPicture>();

  const prepare = () => void import('./lightbox').then(setLarge, () => undefined);

  const openTab = (link: HTMLAnchorElement) => window.open(link.href, '_blank', 'noopener');
  const show = (pressed: Lightbox.OpenPicture) => {
    emit('cat-picture-open', { album, id: pictures[pressed.index]!.id });
    setOpenPicture(pressed);
    import('./lightbox').then(setLarge, () => {
      setOpenPicture(undefined);
      warnOnce(tag, 'the large view could not be loaded; the picture opens in a tab');
      openTab(pressed.link);
    });
  };
  const openInSight = async (pressed: Lightbox.OpenPicture) => {
    const visibleArea = await findVisibleArea();
    const isLarger = visibleArea.height - CONTROLS_PX > pressed.link.offsetHeight;
    if (isLarger) show({ ...pressed, visibleArea });
    else openTab(pressed.link);
  };

  const press = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = (event.target as Element).closest('a');
    const index = pictures.findIndex(({ id }) => String(id) === link?.dataset.id);
    // In a low frame the link opens a tab.
    const low = !home && isFramed() && innerHeight < LOW_FRAME_PX;
    if (!link || low || index < 0 || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const pressed = { index, moved: false, link };
    if (isFramed()) void openInSight(pressed);
    else show(pressed);
  };

  const go = (index: number) => setOpenPicture((now) => now && { ...now, index, moved: true });

  const close = async () => {
    if (!large || !openPicture) return;
    const small = `[data-id="${pictures[openPicture.index]!.id}"]`;
    await large.viewTransition(home, root?.querySelector('[data-current]') ?? undefined, async () => {
      // A modal dialog makes the link inert.
      root?.querySelector('dialog')?.close();
      openPicture.link.focus({ preventScroll: true });
      setOpenPicture(undefined);
      await new Promise((resolve) => setTimeout(resolve));
      return root?.querySelector(small) ?? undefined;
    });
  };

  return (
    <>
      <div role="presentation" onClick={press} onPointerOver={prepare} onFocusCapture={prepare}>
        {children}
      </div>
      {large ? (
        <large.Lightbox
          pictures={pictures}
          openPicture={openPicture}
          fallbackFor={fallbackFor}
          onGo={go}
          onClose={() => void close()}
        />
      ) : null}
    </>
  );
}

/** Finds the visible area of a frame: the host page does not tell its scroll position. */
const findVisibleArea = (): Promise<Lightbox.VisibleArea> =>
  new Promise((resolve) => {
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      const { top, height } = entry!.intersectionRect;
      resolve({ top, height });
    }).observe(document.documentElement);
  });
