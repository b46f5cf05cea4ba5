import { useEmbed } from '../kit/element/embed-context';
import type { Picture as PictureFiles } from '../kit/model/picture';
import { Picture } from '../kit/picture/picture';
import { Button, ButtonLink } from '../kit/ui/button';
import type { useBooking } from '../kit/booking/use-booking';
import { messagesFor } from './messages';

interface Props {
  sad: PictureFiles;
  /** Leads to the provider's own page. */
  link: ReturnType<typeof useBooking>['link'];
  onAgain: () => void;
}

/** Shown in place of a calendar that could not be loaded, with two ways on. */
export function Failure({ sad, link, onAgain }: Props) {
  const messages = messagesFor(useEmbed());
  const Heading = `h${useEmbed().heading}` as 'h3';
  return (
    <div part="error" className="live-cover">
      <Picture className="live-sad" picture={sad} alt="" sizes="180px" />
      <Heading>{messages.failedTitle}</Heading>
      <p>{messages.failed}</p>
      <p className="live-ways">
        <Button onClick={onAgain}>{messages.again}</Button>
        <ButtonLink {...link} kind="ghost">
          {messages.bookingPage}
        </ButtonLink>
      </p>
    </div>
  );
}
