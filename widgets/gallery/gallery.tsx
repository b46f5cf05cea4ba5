import { useEmbed } from '../kit/element/embed-context';
import { useQuery, type Query } from '../kit/data/query';
import type { Album, AlbumPicture } from '../kit/model/gallery';
import type { Picture as PictureFiles } from '../kit/model/picture';
import { Credit } from '../kit/ui/credit';
import { QueryState } from '../kit/data/query-state';
import { Picture } from '../kit/picture/picture';
import { Loading } from '../kit/ui/loading';
import { Grid } from './grid';
import { messages } from './messages';
import { Viewer } from './viewer';

interface Props {
  albums: Query<Album, readonly AlbumPicture[]>;
  album: Album;
  columns: number;
  none: PictureFiles;
  /** Replace failed pictures, by id. */
  fallbacks: readonly PictureFiles[];
}

export function Gallery({ albums, album, columns, none, fallbacks }: Props) {
  const { home } = useEmbed();
  const { value: pictures, failed, retry } = useQuery(albums, album);

  if (!pictures) {
    return <QueryState failed={failed} onRetry={retry} waiting={<Loading text={messages.loading} />} />;
  }
  if (!pictures.length) return <Empty picture={none} />;
  const fallbackFor = ({ id }: AlbumPicture) => fallbacks[id % fallbacks.length]!;
  return (
    <div className="box">
      <Viewer album={album} pictures={pictures} fallbackFor={fallbackFor}>
        <Grid key={album} pictures={pictures} columns={columns} fallbackFor={fallbackFor} />
      </Viewer>
      {home ? null : <Credit />}
    </div>
  );
}

function Empty({ picture }: { picture: PictureFiles }) {
  const { heading } = useEmbed();
  const Heading = `h${heading}` as 'h3';
  return (
    <div part="card" className="gallery-empty">
      <Picture className="gallery-none" picture={picture} alt="" sizes="20rem" />
      <Heading>{messages.noneTitle}</Heading>
      <p>{messages.noneText}</p>
    </div>
  );
}
