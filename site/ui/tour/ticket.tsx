import type { TourPage } from '../../schema/tour';
import { Card } from '../card';
import { ReviewLinks } from './review-links';

/** Renders the price card: a ticket with a tear line, the amount large. */
export function Ticket({ card }: { card: NonNullable<TourPage['sideCard']> }) {
  const [amount = '', ...rest] = card.price.split(' ');
  return (
    <Card>
      <p>
        <span className="font-display text-[3.2rem] font-black leading-none tracking-[0.01em]">{amount}</span>
        {` ${rest.join(' ')}`}
      </p>
      <p>{card.rating}</p>
      <ReviewLinks />
      <hr />
      <p className="text-muted">{card.note}</p>
    </Card>
  );
}
