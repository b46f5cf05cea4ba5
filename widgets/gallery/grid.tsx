import { useEmbed, type Embed } from '../kit/element/embed-context';
import { fileUrl } from '../kit/element/links';
import type { AlbumPicture } from '../kit/model/gallery';
import { pictureFile, plainFile, type Picture as PictureFiles } from '../kit/model/picture';
import { pictureHtml } from '../kit/picture/picture';

interface Props {
  pictures: readonly AlbumPicture[];
  columns: number;
  fallbackFor: (picture: AlbumPicture) => PictureFiles;
}

const look = { className: 'shot-image', sizes: '(min-width: 48em) 26rem, 46vw' };

export function Grid({ pictures, columns, fallbackFor }: Props) {
  const host = useEmbed();
  return (
    <div className="gallery-list" role="list" data-columns={columns}>
      <div role="none" className="gallery-grid">
        {pictures.map((item) => shot(item, host, fallbackFor(item)))}
      </div>
    </div>
  );
}

function shot({ id, alt, caption, picture }: AlbumPicture, host: Embed, fallback: PictureFiles) {
  return (
    <div key={id} role="listitem" className="shot">
      <a
        part="image"
        className="shot-link"
        href={fileUrl(pictureFile(picture, picture.widths.at(-1)!, picture.endings.at(-1)!), host)}
        target={host.home ? undefined : '_blank'}
        rel={host.home ? undefined : 'noopener'}
        aria-haspopup="dialog"
        data-id={id}
        data-caption={caption}
      >
        {pictureHtml({ ...look, picture, alt, fallback: fileUrl(plainFile(fallback), host) }, host)}
      </a>
    </div>
  );
}
