import { useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import {
  MAX_GUESTS,
  MIN_GUESTS,
  parseGuests,
  privateTourPrice,
  type PrivatePrices,
} from '../kit/model/price';
import { ButtonLink } from '../kit/ui/button';
import { PriceSummary } from './price-summary';
import { GuestIcons } from './guest-icons';
import { messagesFor } from './messages';
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

/** Renders the cost of a private tour for a number of guests. The total is announced when it changes. */
export function PriceCalculator({ prices, guests: initial }: Props) {
  const host = useEmbed();
  const messages = messagesFor(host);
  const [from, setFrom] = useState(initial);
  // What is in the field may be empty or "abc" for a moment; what is counted never is.
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
      <GuestIcons guests={guests} included={prices.included} />
      <PriceSummary prices={prices} guests={guests} extraGuests={extraGuests} total={total} />
      <p>
        <ButtonLink href={pageUrl('/contact', host)}>{messages.contact}</ButtonLink>
      </p>
    </div>
  );
}
