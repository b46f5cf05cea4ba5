import { useEmbed } from '../kit/element/embed-context';
import { useQuery } from '../kit/data/query';
import { linkTo } from '../kit/element/links';
import { QueryState } from '../kit/data/query-state';
import { Picture } from '../kit/picture/picture';
import { Loading } from '../kit/ui/loading';
import type { logos as query } from './coverage';
import { messages } from './messages';
import { Press } from './press';

export function Logos({ logos }: { logos: typeof query }) {
  const host = useEmbed();
  const { home } = host;
  const { value: shown, failed, retry } = useQuery(logos, 'all');
  if (!shown) {
    return <QueryState failed={failed} onRetry={retry} waiting={<Loading text={messages.loadingLogos} />} />;
  }
  return (
    <Press className="marks">
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
    </Press>
  );
}
