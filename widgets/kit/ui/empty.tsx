import { useHost } from '../host';
import { PlateButton } from './plate';

interface Props {
  title: string;
  text: string;
  /** What to do about it, if anything can be done. */
  action?: { label: string; run: () => void };
}

/** What stands in place of a list that has nothing to show. */
export function Empty({ title, text, action }: Props) {
  const { heading } = useHost();
  const Heading = `h${heading}` as 'h3';
  return (
    <div className="empty">
      <Heading>{title}</Heading>
      <p>{text}</p>
      {action ? <PlateButton onClick={action.run}>{action.label}</PlateButton> : null}
    </div>
  );
}
