import type { PrivatePrices } from '../kit/model/price';

interface Props {
  prices: PrivatePrices;
  guests: number;
  extraGuests: number;
  /** US dollars. */
  total: number;
}

/** The lines of the bill. Of a change, a screen reader hears the total alone. */
export function Bill({ prices, guests, extraGuests, total }: Props) {
  return (
    <div className="bill-lines">
      <p className="bill-line">
        <span>{`Up to ${prices.included} guests`}</span>
        <i aria-hidden="true" />
        <b>{`$${prices.minimum}`}</b>
      </p>
      <p className="bill-line">
        <span>
          {extraGuests
            ? `${extraGuests} more ${extraGuests === 1 ? 'guest' : 'guests'} at $${prices.extra}`
            : `Each guest beyond ${prices.included}: $${prices.extra}`}
        </span>
        <i aria-hidden="true" />
        <b>{`$${extraGuests * prices.extra}`}</b>
      </p>
      <p role="status" className="bill-line bill-total">
        <span>Total</span>
        <b>{`$${total}`}</b>
      </p>
      <p className="bill-hint">{`For a party of ${guests}.`}</p>
    </div>
  );
}
