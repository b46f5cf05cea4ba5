import { useHost } from '../kit/host';
import { PlateButton } from '../kit/ui/plate';

/** What stands in place of the tours when none matches. */
export function EmptyList({ onReset }: { onReset: () => void }) {
  const { heading } = useHost();
  const Heading = `h${heading}` as 'h3';
  return (
    <div className="tours-empty">
      <Heading>No tours found</Heading>
      <p>Try adjusting your search or browse all tours.</p>
      <PlateButton onClick={onReset}>View all tours</PlateButton>
    </div>
  );
}
