import { FALLBACK } from '../kit/element/boundary';
import { useEmbed } from '../kit/element/embed-context';
import { useQuery, type Query } from '../kit/data/query';
import { CatHead } from '../kit/ui/cat-head';
import { Credit } from '../kit/ui/credit';
import { QueryState } from '../kit/data/query-state';
import { Loading } from '../kit/ui/loading';
import { Carousel } from './carousel';
import { messagesFor } from './messages';
import { readQuotes, type Quote } from './quote';

interface Props {
  quotes: Query<string, readonly Quote[]>;
  /** Group whose words are shown. */
  of: string;
  /** Never goes on by itself. */
  still: boolean;
}

/** Renders the words of guests. */
export function Testimonials({ quotes, of, still }: Props) {
  const host = useEmbed();
  const { home, root } = host;
  const messages = messagesFor(host);
  const { value: shown, failed, retry } = useQuery(quotes, of, () => readQuotes(root));
  if (!shown) {
    return <QueryState failed={failed} onRetry={retry} waiting={<Loading text={messages.loading} />} />;
  }
  if (!shown.length) return FALLBACK;
  return (
    <div className="testimonials">
      <CatHead className="testimonials-cat" />
      <Carousel key={of} quotes={shown} still={still} />
      {home ? null : <Credit />}
    </div>
  );
}
