import { useHost } from '../kit/host';
import { fileUrl } from '../kit/links';
import type { AlbumPicture } from '../kit/model/gallery';
import { pictureFile, type Picture as PictureFiles } from '../kit/model/picture';
import { Picture } from '../kit/ui/picture';

interface Props {
  pictures: readonly AlbumPicture[];
  columns: number;
  standIn: (picture: AlbumPicture) => PictureFiles;
}

const sizes = '(min-width: 48em) 26rem, 46vw';

/** The small pictures, square. Each is a link to the large file, so that it opens without script too. */
export function Grid({ pictures, columns, standIn }: Props) {
  const host = useHost();
  return (
    <ul className="gallery-grid" role="list" data-columns={columns}>
      {pictures.map((item) => {
        const { id, alt, caption, picture } = item;
        return (
          <li key={id} className="shot">
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
              <Picture
                className="shot-image"
                picture={picture}
                alt={alt}
                sizes={sizes}
                otherwise={<Picture className="shot-image" picture={standIn(item)} alt={alt} sizes={sizes} />}
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
