import { useState, type MouseEvent, type ReactNode } from 'react';
import { useHost } from '../kit/host';
import type { Album, AlbumPicture } from '../kit/model/gallery';
import type { Picture } from '../kit/model/picture';
import { report } from '../kit/report';

/** Detail of the `cat-picture-open` event. */
export interface PictureOpen {
  album: Album;
  id: number;
}

interface Props {
  album: Album;
  pictures: readonly AlbumPicture[];
  standIn: (picture: AlbumPicture) => Picture;
  /** The small pictures: links with the id of a picture. */
  children: ReactNode;
}

type Large = typeof import('./lightbox');
const load = () => import('./lightbox');
const prepare = () => void load().catch(() => undefined); // It is asked for again when it is needed.

/**
 * Opens the large view of a small picture that is pressed; its code comes when somebody shows interest. One listener
 * serves all of them, for an album may be long, and none of them is drawn again when the view opens.
 */
export function Viewer({ album, pictures, standIn, children }: Props) {
  const { emit, home, inside, tag } = useHost();
  const [shown, setShown] = useState<{ large: Large; index: number; link: HTMLAnchorElement }>();

  /** Makes the change at once and finds the picture that it brought. */
  const change = async (next: typeof shown, selector: string) => {
    setShown(next);
    await new Promise((resolve) => setTimeout(resolve));
    return inside?.querySelector(selector) ?? undefined;
  };

  const open = async (index: number, link: HTMLAnchorElement) => {
    emit('cat-picture-open', { album, id: pictures[index]!.id } satisfies PictureOpen);
    try {
      const large = await load();
      await large.morph(home, link, () => change({ large, index, link }, '[data-current]'));
    } catch {
      report(tag, 'the large view could not be loaded; the picture opens in a tab');
      window.open(link.href, '_blank', 'noopener');
    }
  };

  const press = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = (event.target as Element).closest('a');
    const index = pictures.findIndex(({ id }) => String(id) === link?.dataset.id);
    if (!link || index < 0 || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void open(index, link);
  };

  const close = async (index: number) => {
    if (!shown) return;
    const { large, link } = shown;
    const small = `[data-id="${pictures[index]!.id}"]`;
    await large.morph(home, inside?.querySelector('[data-current]') ?? undefined, async () => {
      // As long as it is open, the link is out of reach.
      inside?.querySelector('dialog')?.close();
      link.focus({ preventScroll: true });
      return change(undefined, small);
    });
  };

  return (
    <>
      <div role="presentation" onClick={press} onPointerOver={prepare} onFocusCapture={prepare}>
        {children}
      </div>
      {shown ? (
        <shown.large.Lightbox
          pictures={pictures}
          start={shown.index}
          standIn={standIn}
          onClose={(index) => void close(index)}
        />
      ) : null}
    </>
  );
}
