import { useState, type ReactElement } from 'react';
import { useEmbed, type Embed } from '../kit/element/embed-context';
import { fileUrl } from '../kit/element/links';
import { Static } from '../kit/element/static';
import type { AlbumPicture } from '../kit/model/gallery';
import { pictureFile, plainFile, type Picture as PictureFiles } from '../kit/model/picture';
import { pictureHtml } from '../kit/picture/picture';
import { isPrerendered } from './read-album';

interface Props {
  pictures: readonly AlbumPicture[];
  columns: number;
  fallbackFor: (picture: AlbumPicture) => PictureFiles;
}

/** Pictures that are skipped together while they are far away: full rows, for any number of columns. See grid.css. */
const GROUP = 60;

const look = { className: 'shot-image', sizes: '(min-width: 48em) 26rem, 46vw' };

/**
 * The small pictures, square. Each is a link to the large file, so that it opens without script too. None has any
 * state, and prerendered ones are not even looked at, because an album may be long. The album never changes.
 */
export function Grid({ pictures, columns, fallbackFor }: Props) {
  const host = useEmbed();
  const [drawn] = useState(() =>
    isPrerendered(pictures)
      ? undefined
      : inGroups(pictures.map((item) => shot(item, host, fallbackFor(item)))),
  );

  return (
    <Static isPrerendered={!drawn} className="gallery-list" role="list" data-columns={columns}>
      {drawn}
    </Static>
  );
}

const inGroups = (shots: ReactElement[]) =>
  [...Array(Math.ceil(shots.length / GROUP)).keys()].map((group) => (
    <div key={group} role="none" className="gallery-grid">
      {shots.slice(group * GROUP, (group + 1) * GROUP)}
    </div>
  ));

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
