import { FALLBACK } from '../kit/element/boundary';
import { useEmbed } from '../kit/element/embed-context';
import { useQuery } from '../kit/data/query';
import { CatHead } from '../kit/ui/cat-head';
import { Credit } from '../kit/ui/credit';
import { QueryState } from '../kit/data/query-state';
import { Loading } from '../kit/ui/loading';
import { Carousel } from './carousel';
import { messagesFor } from './messages';
import { quotes, type QuoteGroup } from './quotes';

interface Props {
  of: QuoteGroup;
  /** True if it never advances by itself. */
  still: boolean;
}

export function Testimonials({ of, still }: Props) {
  const host = useEmbed();
  const messages = messagesFor(host);
  const { value: shown, failed, retry } = useQuery(quotes, of);
  if (!shown) {
    return <QueryState failed={failed} onRetry={retry} waiting={<Loading text={messages.loading} />} />;
  }
  if (!shown.length) return FALLBACK;
  return (
    <div className="testimonials">
      <CatHead className="testimonials-cat" />
      <Carousel key={of} quotes={shown} still={still} />
      {host.home ? null : <Credit />}
    </div>
  );
}
