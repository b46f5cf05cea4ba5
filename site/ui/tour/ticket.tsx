import type { Action } from '../../schema/fields';
import type { TourPage } from '../../schema/tour';
import { ButtonLink } from '../../../widgets/kit/ui/button';
import { Card } from '../card';

/** The price card: a ticket with a tear line. The amount at the start of the price is set large. */
export function Ticket({ card, action }: { card: NonNullable<TourPage['sideCard']>; action: Action }) {
  const [amount = '', ...rest] = card.price.split(' ');
  return (
    <Card>
      <p>
        <span className="ticket-amount">{amount}</span>
        {` ${rest.join(' ')}`}
      </p>
      <p>{card.rating}</p>
      <hr />
      <p className="soft">{card.note}</p>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </Card>
  );
}
