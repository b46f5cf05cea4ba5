import { useHost } from '../kit/host';
import type { Picture as PictureFiles } from '../kit/model/picture';
import { Picture } from '../kit/ui/picture';
import { PlateButton, PlateLink } from '../kit/ui/plate';
import type { useBooking } from '../kit/ui/use-booking';
import { messages } from './messages';

interface Props {
  sad: PictureFiles;
  /** Leads to the provider's own page. */
  link: ReturnType<typeof useBooking>['link'];
  onAgain: () => void;
}

/** Stands in place of a calendar that could not be loaded, with two ways on. */
export function Failure({ sad, link, onAgain }: Props) {
  const Heading = `h${useHost().heading}` as 'h3';
  return (
    <div part="error" className="live-cover">
      <Picture className="live-sad" picture={sad} alt="" sizes="180px" />
      <Heading>{messages.failedTitle}</Heading>
      <p>{messages.failed}</p>
      <p className="live-ways">
        <PlateButton onClick={onAgain}>{messages.again}</PlateButton>
        <PlateLink {...link} kind="ghost">
          {messages.bookingPage}
        </PlateLink>
      </p>
    </div>
  );
}
