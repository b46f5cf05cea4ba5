import { PlateLink } from './plate';
import { useBooking } from './use-booking';

interface Props {
  tour: string;
  item: number;
  label: string;
  /** Id of the element that names the tour, so that equal labels can be told apart. */
  describedBy?: string;
}

/** The button of a tour: leads to its calendar, over the page where that is possible. */
export function ReserveLink({ tour, item, label, describedBy }: Props) {
  const { link } = useBooking({ tour, item, over: true });
  return (
    <PlateLink
      {...link}
      kind="small"
      aria-label={label === shortLabel ? undefined : 'Reserve your spot on a cat history tour'}
      aria-describedby={describedBy}
    >
      {label}
    </PlateLink>
  );
}

/** The label where there is no room for the whole sentence. */
export const shortLabel = 'Reserve';
