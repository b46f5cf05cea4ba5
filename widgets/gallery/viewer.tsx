import { useState, type MouseEvent, type ReactNode } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import type { Album, AlbumPicture } from '../kit/model/gallery';
import type { Picture } from '../kit/model/picture';
import { warnOnce } from '../kit/element/warn-once';
import type { Place } from './lightbox';
import { visiblePart } from './visible-part';

/** Detail of the `cat-picture-open` event. */
export interface PictureOpen {
  album: Album;
  id: number;
}

interface Props {
  album: Album;
  pictures: readonly AlbumPicture[];
  fallbackFor: (picture: AlbumPicture) => Picture;
  /** The small pictures: links with the id of a picture. */
  children: ReactNode;
}

/** CSS pixels below which a frame has no room for a large picture. */
const LOW = 500;
/** CSS pixels of the large view that its buttons and the caption take, above and below the picture. */
const AROUND = 140;

const isFramed = () => parent !== window;

type Large = typeof import('./lightbox');

/**
 * Opens the large view of a small picture that is pressed; its code comes and its frame is drawn when somebody shows
 * interest, so that the press has little left to do. One listener serves all of them, for an album may be long, and
 * none of them is drawn again when the view opens.
 */
export function Viewer({ album, pictures, fallbackFor, children }: Props) {
  const { emit, home, root, tag } = useEmbed();
  const [large, setLarge] = useState<Large>();
  const [place, setPlace] = useState<Place>();

  // It is asked for again when it is needed.
  const prepare = () => void import('./lightbox').then(setLarge, () => undefined);

  const openTab = (link: HTMLAnchorElement) => window.open(link.href, '_blank', 'noopener');
  const show = (pressed: Place) => {
    emit('cat-picture-open', { album, id: pictures[pressed.index]!.id } satisfies PictureOpen);
    setPlace(pressed);
    import('./lightbox').then(setLarge, () => {
      setPlace(undefined);
      warnOnce(tag, 'the large view could not be loaded; the picture opens in a tab');
      openTab(pressed.link);
    });
  };
  const openInSight = async (pressed: Place) => {
    const seen = await visiblePart();
    const isLarger = seen.height - AROUND > pressed.link.offsetHeight;
    if (isLarger) show({ ...pressed, seen });
    else openTab(pressed.link);
  };

  const press = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = (event.target as Element).closest('a');
    const index = pictures.findIndex(({ id }) => String(id) === link?.dataset.id);
    // In a low frame the large picture would be hardly larger: the link opens a tab.
    const low = !home && isFramed() && innerHeight < LOW;
    if (!link || low || index < 0 || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const pressed = { index, moved: false, link };
    if (isFramed()) void openInSight(pressed);
    else show(pressed);
  };

  const go = (index: number) => setPlace((now) => now && { ...now, index, moved: true });

  const close = async () => {
    if (!large || !place) return;
    const small = `[data-id="${pictures[place.index]!.id}"]`;
    await large.viewTransition(home, root?.querySelector('[data-current]') ?? undefined, async () => {
      // As long as it is open, the link is out of reach.
      root?.querySelector('dialog')?.close();
      place.link.focus({ preventScroll: true });
      setPlace(undefined);
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
          place={place}
          fallbackFor={fallbackFor}
          onGo={go}
          onClose={() => void close()}
        />
      ) : null}
    </>
  );
}
