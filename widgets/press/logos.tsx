import { useEmbed } from '../kit/element/embed-context';
import { readBack } from '../kit/data/read-back';
import { useQuery, type Query } from '../kit/data/query';
import { linkTo } from '../kit/element/links';
import type { Picture as PictureFiles } from '../kit/model/picture';
import { readPicture } from '../kit/picture/read-picture';
import { QueryState } from '../kit/data/query-state';
import { Picture } from '../kit/picture/picture';
import { Loading } from '../kit/ui/loading';
import { messages } from './messages';
import { Reports } from './reports';

/** An outlet of the strip. */
export interface Logo {
  name: string;
  alt: string;
  link: string;
  picture: PictureFiles | undefined;
}

/** The outlets' word marks in one ink, whatever the ground; a name in type where a picture is missing. */
export function Logos({ logos }: { logos: Query<'all', readonly Logo[]> }) {
  const host = useEmbed();
  const { home, root } = host;
  const { value: shown, failed, retry } = useQuery(logos, 'all', () => readLogos(root));
  if (!shown) {
    return <QueryState failed={failed} onRetry={retry} waiting={<Loading text={messages.loadingLogos} />} />;
  }
  return (
    <Reports className="marks">
      {shown.map(({ name, alt, link, picture }) => (
        <li key={name}>
          <a
            part="image"
            className="mark"
            href={linkTo(link, host)}
            target={home ? undefined : '_blank'}
            rel={home ? undefined : 'noopener'}
            title={home ? undefined : messages.newTab}
            data-name={name}
          >
            {picture ? (
              <Picture className="mark-image" picture={picture} alt={alt} sizes="10rem" fallback="name" />
            ) : (
              <span className="picture-name">{name}</span>
            )}
          </a>
        </li>
      ))}
    </Reports>
  );
}

/** Reads the strip back from prerendered HTML; see readBack. */
const readLogos = (root: ParentNode | undefined): readonly Logo[] | undefined =>
  readBack(root, '.mark', (link) => {
    const image = link.querySelector('img');
    return {
      name: link.dataset.name!,
      alt: image?.alt ?? '',
      link: link.getAttribute('href')!,
      picture: image ? readPicture(link) : undefined,
    };
  });
