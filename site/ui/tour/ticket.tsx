import type { Action } from '../../schema/fields';
import type { TourPage } from '../../schema/tour';
import { ButtonLink } from '../../../widgets/kit/ui/button';
import { Card } from '../card';

/** Renders the price card: a ticket with a tear line, the amount large. */
export function Ticket({ card, action }: { card: NonNullable<TourPage['sideCard']>; action: Action }) {
  const [amount = '', ...rest] = card.price.split(' ');
  return (
    <Card>
      <p>
        <span className="font-display text-[3.2rem] font-black leading-none tracking-[0.01em]">{amount}</span>
        {` ${rest.join(' ')}`}
      </p>
      <p>{card.rating}</p>
      <hr />
      <p className="soft">{card.note}</p>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </Card>
  );
}
