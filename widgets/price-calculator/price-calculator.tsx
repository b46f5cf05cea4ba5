import { useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import { MAX_GUESTS, MIN_GUESTS, privateTourPrice } from '../kit/private-tour/price';
import { ButtonLink } from '../kit/ui/button';
import { CatHead } from '../kit/ui/cat-head';
import { prices } from './data';
import { messagesFor } from './messages';
import { parseGuests } from './parse-guests';
import { Stepper } from './stepper';

/**
 * Renders the cost of a private tour for a number of guests. The total is announced when it changes.
 * @param props.guests the number to start with
 */
export function PriceCalculator({ guests: initial }: { guests: number }) {
  const host = useEmbed();
  const messages = messagesFor(host);
  // The field may be empty for a moment.
  const [entry, setEntry] = useState(String(initial));
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
      });
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
      {/* Guests covered by the minimum are blue, others red. */}
      <div className="heads" aria-hidden="true">
        {[...Array(guests).keys()].map((index) => (
          <CatHead key={index} className={index < prices.included ? 'head' : 'head head-extra'} />
        ))}
      </div>
      {/* Changing texts have a key, because a translating extension may have replaced their text nodes. */}
      <div className="bill-lines">
        <p className="bill-line">
          <span>{messages.upTo(prices.included)}</span>
          <i aria-hidden="true" />
          <b translate="no">{messages.dollars(prices.minimum)}</b>
        </p>
        <p key={`extra ${extraGuests}`} className="bill-line">
          <span>
            {extraGuests
              ? messages.further(extraGuests, prices.extra)
              : messages.eachBeyond(prices.included, prices.extra)}
          </span>
          <i aria-hidden="true" />
          <b translate="no">{messages.dollars(extraGuests * prices.extra)}</b>
        </p>
        <p role="status" className="bill-line bill-total">
          <span>{messages.total}</span>
          <b key={total} translate="no">
            {messages.dollars(total)}
          </b>
        </p>
        <p key={`party ${guests}`} className="bill-hint">
          {messages.party(guests)}
        </p>
      </div>
      <p>
        <ButtonLink href={pageUrl(host.home ? `/contact?guests=${guests}` : '/contact', host)}>
          {messages.contact}
        </ButtonLink>
      </p>
    </div>
  );
}
