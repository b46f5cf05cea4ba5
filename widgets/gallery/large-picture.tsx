import { useEmbed } from '../kit/element/embed-context';
import { fileUrl } from '../kit/element/links';
import type { AlbumPicture } from '../kit/model/gallery';
import { plainFile, type Picture as PictureFiles } from '../kit/model/picture';
import { Picture } from '../kit/picture/picture';

interface Props {
  item: AlbumPicture;
  fallback: PictureFiles;
  /** The others are its neighbors, fetched ahead and out of sight. */
  current: boolean;
  /** Only its frame as yet. */
  empty: boolean;
}

const sizes = 'min(94vw, 110vh)';

/** A picture as large as its place allows. */
export function LargePicture({ item, fallback, current, empty }: Props) {
  const host = useEmbed();
  const { alt, picture } = item;
  // Its place is known before the picture has come: nothing jumps.
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
          sizes={sizes}
          priority={current || 'soon'}
          fallback={fileUrl(plainFile(fallback), host)}
        />
      )}
    </figure>
  );
}
