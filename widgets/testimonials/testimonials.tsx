import { useContent, type ContentByName } from '../kit/content-by-name';
import { useHost } from '../kit/host';
import { CatHead } from '../kit/ui/cat-head';
import { Credit } from '../kit/ui/credit';
import { Waiting } from '../kit/ui/waiting';
import { Carousel } from './carousel';
import { readQuotes, type Quote } from './quote';

interface Props {
  quotes: ContentByName<string, readonly Quote[]>;
  /** Whose words. */
  of: string;
  /** Never goes on by itself. */
  still: boolean;
}

/** What guests said. */
export function Testimonials({ quotes, of, still }: Props) {
  const { home } = useHost();
  const shown = useContent(quotes, of, readQuotes);
  if (!shown) return <Waiting text="Loading what guests say..." />;
  return (
    <div className="testimonials">
      <CatHead className="testimonials-cat" />
      <Carousel key={of} quotes={shown} still={still} />
      {home ? null : <Credit />}
    </div>
  );
}
