import { useEmbed } from '../kit/element/embed-context';
import { ButtonLink } from '../kit/ui/button';
import { useBooking } from '../kit/booking/use-booking';
import { messagesFor } from './messages';

interface Props {
  tour: string;
  item: number;
  /** There is no room for the whole sentence. */
  short: boolean;
  /** Id of the element that names the tour, so that equal labels can be told apart. */
  describedBy?: string;
}

/** The button of a tour: leads to its calendar, over the page where that is possible. */
export function ReserveLink({ tour, item, short, describedBy }: Props) {
  const messages = messagesFor(useEmbed());
  const { link } = useBooking({ tour, item, over: true });
  return (
    <ButtonLink
      {...link}
      kind="small"
      aria-label={short ? undefined : messages.reserveSpoken}
      aria-describedby={describedBy}
    >
      {short ? messages.reserveShort : messages.reserve}
    </ButtonLink>
  );
}
