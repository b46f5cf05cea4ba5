import { useState } from 'react';
import { useHost } from '../kit/host';
import { pageUrl } from '../kit/links';
import {
  MAX_GUESTS,
  MIN_GUESTS,
  parseGuests,
  privateTourPrice,
  type PrivatePrices,
} from '../kit/model/price';
import { PlateLink } from '../kit/ui/plate';
import { Bill } from './bill';
import { Heads } from './heads';
import { messages } from './messages';
import { Stepper } from './stepper';

/** Detail of the `cat-price-change` event. */
export interface PriceChange {
  guests: number;
  /** US dollars. */
  total: number;
}

interface Props {
  prices: PrivatePrices;
  /** The number to start with. */
  guests: number;
}

/** What a private tour costs for a number of guests. The total is announced when it changes. */
export function PriceCalculator({ prices, guests: initial }: Props) {
  const host = useHost();
  const [from, setFrom] = useState(initial);
  // What stands in the field may be empty or "abc" for a moment; what is counted never is.
  const [entry, setEntry] = useState(String(initial));
  if (from !== initial) {
    setFrom(initial);
    setEntry(String(initial));
  }
  const guests = parseGuests(entry);
  const { extraGuests, total } = privateTourPrice(guests, prices);
  const Heading = `h${host.heading}` as 'h3';

  const change = (text: string) => {
    const next = parseGuests(text);
    const shown = text.trim() === '' ? '' : String(next);
    setEntry(shown);
    if (next !== guests) {
      host.emit('cat-price-change', {
        guests: next,
        total: privateTourPrice(next, prices).total,
      } satisfies PriceChange);
    }
    return shown;
  };

  return (
    <div part="card" className="bill">
      <Heading part="title">{messages.title}</Heading>
      <div className="bill-guests">
        <label htmlFor="guests">{messages.guests}</label>
        <Stepper entry={entry} guests={guests} onEntry={change} onLeave={() => setEntry(String(guests))} />
        <p id="guests-hint" className="bill-hint">
          {messages.range(MIN_GUESTS, MAX_GUESTS)}
        </p>
      </div>
      <Heads guests={guests} included={prices.included} />
      <Bill prices={prices} guests={guests} extraGuests={extraGuests} total={total} />
      <p>
        <PlateLink href={pageUrl('/contact', host)}>{messages.contact}</PlateLink>
      </p>
    </div>
  );
}
