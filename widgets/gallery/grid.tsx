import { useEffect, useRef, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { EmbedContext, useEmbed, type Embed } from '../kit/element/embed-context';
import { fileUrl } from '../kit/element/links';
import type { AlbumPicture } from '../kit/model/gallery';
import { pictureFile, type Picture as PictureFiles } from '../kit/model/picture';
import { Picture, pictureHtml } from '../kit/ui/picture';
import { stands } from './read-album';

interface Props {
  pictures: readonly AlbumPicture[];
  columns: number;
  standIn: (picture: AlbumPicture) => PictureFiles;
}

/** Pictures that are skipped together while they are far away: full rows, for any number of columns. See grid.css. */
const GROUP = 60;

/** Hydrates an element and leaves all that the parser made in it alone. The text is never written anywhere. */
const asItStands = { dangerouslySetInnerHTML: { __html: '' } };

const look = { className: 'shot-image', sizes: '(min-width: 48em) 26rem, 46vw' };

/**
 * The small pictures, square. Each is a link to the large file, so that it opens without script too. None has any
 * state, and prerendered ones are not even looked at, because an album may be long; one that fails gets its own.
 * The album never changes.
 */
export function Grid({ pictures, columns, standIn }: Props) {
  const host = useEmbed();
  const list = useRef<HTMLDivElement>(null);
  const failed = useRef(new Set<Element>());
  const [content] = useState(() =>
    stands(pictures) ? asItStands : { children: inGroups(pictures.map((item) => shot(item, host))) },
  );

  const mend = (image: Element) => {
    const link = image.closest('a')!;
    if (failed.current.has(link)) return;
    failed.current.add(link);
    const item = pictures.find(({ id }) => String(id) === link.dataset.id)!;
    const { alt, picture } = item;
    link.replaceChildren();
    createRoot(link).render(
      <EmbedContext.Provider value={host}>
        <Picture
          {...look}
          picture={picture}
          alt={alt}
          failures={1}
          otherwise={<Picture {...look} picture={standIn(item)} alt={alt} />}
        />
      </EmbedContext.Provider>,
    );
  };
  // A picture in prerendered HTML may have failed before any listener was there.
  useEffect(() => {
    for (const image of list.current!.querySelectorAll('img'))
      if (image.complete && !image.naturalWidth && image.currentSrc) mend(image);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later failures reach the listener
  }, []);

  return (
    <div
      ref={list}
      className="gallery-list"
      role="list"
      data-columns={columns}
      onErrorCapture={({ target }) => mend(target as Element)}
      {...content}
    />
  );
}

const inGroups = (shots: ReactElement[]) =>
  [...Array(Math.ceil(shots.length / GROUP)).keys()].map((group) => (
    <div key={group} role="none" className="gallery-grid">
      {shots.slice(group * GROUP, (group + 1) * GROUP)}
    </div>
  ));

function shot({ id, alt, caption, picture }: AlbumPicture, host: Embed) {
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
        {pictureHtml({ ...look, picture, alt }, host)}
      </a>
    </div>
  );
}
