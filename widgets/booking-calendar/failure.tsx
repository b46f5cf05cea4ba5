import { useHost } from '../kit/host';
import type { Picture as PictureFiles } from '../kit/model/picture';
import { Picture } from '../kit/ui/picture';
import { PlateButton, PlateLink } from '../kit/ui/plate';
import type { useBooking } from '../kit/ui/use-booking';

/** What is said where the calendar could not be loaded. */
export const FAILED = 'Failed to load the booking calendar. Please try again later.';

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
      <Heading>Calendar could not be loaded</Heading>
      <p>{FAILED}</p>
      <p className="live-ways">
        <PlateButton onClick={onAgain}>Try again</PlateButton>
        <PlateLink {...link} kind="ghost">
          Open the booking page
        </PlateLink>
      </p>
    </div>
  );
}
