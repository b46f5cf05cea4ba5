import type { PrivatePrices } from '../kit/model/price';
import { useEmbed } from '../kit/element/embed-context';
import { messagesFor } from './messages';

interface Props {
  prices: PrivatePrices;
  guests: number;
  extraGuests: number;
  /** US dollars. */
  total: number;
}

/**
 * The lines of the bill. Of a change, a screen reader hears the total alone. What changes has a key: it shows in a new
 * element, because browser extensions that translate may have replaced the text of the old one.
 */
export function PriceSummary({ prices, guests, extraGuests, total }: Props) {
  const messages = messagesFor(useEmbed());
  return (
    <div className="bill-lines">
      <p className="bill-line">
        <span>{messages.upTo(prices.included)}</span>
        <i aria-hidden="true" />
        <b>{messages.dollars(prices.minimum)}</b>
      </p>
      <p key={`extra ${extraGuests}`} className="bill-line">
        <span>
          {extraGuests
            ? messages.further(extraGuests, prices.extra)
            : messages.eachBeyond(prices.included, prices.extra)}
        </span>
        <i aria-hidden="true" />
        <b>{messages.dollars(extraGuests * prices.extra)}</b>
      </p>
      <p role="status" className="bill-line bill-total">
        <span>{messages.total}</span>
        <b key={total}>{messages.dollars(total)}</b>
      </p>
      <p key={`party ${guests}`} className="bill-hint">
        {messages.party(guests)}
      </p>
    </div>
  );
}
