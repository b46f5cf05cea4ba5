import { FALLBACK } from '../kit/boundary';
import { useHost } from '../kit/host';
import { useKept, type Kept } from '../kit/hooks/kept';
import { CatHead } from '../kit/ui/cat-head';
import { Credit } from '../kit/ui/credit';
import { Missing } from '../kit/ui/missing';
import { Waiting } from '../kit/ui/waiting';
import { Carousel } from './carousel';
import { messages } from './messages';
import { readQuotes, type Quote } from './quote';

interface Props {
  quotes: Kept<string, readonly Quote[]>;
  /** Whose words. */
  of: string;
  /** Never goes on by itself. */
  still: boolean;
}

/** What guests said. */
export function Testimonials({ quotes, of, still }: Props) {
  const { home, inside } = useHost();
  const { value: shown, failed, retry } = useKept(quotes, of, () => inside && readQuotes(inside));
  if (!shown) {
    return <Missing failed={failed} onRetry={retry} waiting={<Waiting text={messages.loading} />} />;
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
