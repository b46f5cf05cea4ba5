import { useEmbed } from '../element/embed-context';
import { Button } from './button';

interface Props {
  title: string;
  text: string;
  /** Remedy for it, if anything can be done. */
  action?: { label: string; run: () => void };
}

/** Renders a message in place of a list that has nothing to show. */
export function EmptyState({ title, text, action }: Props) {
  const { heading } = useEmbed();
  const Heading = `h${heading}` as 'h3';
  return (
    <div className="empty">
      <Heading>{title}</Heading>
      <p>{text}</p>
      {action ? <Button onClick={action.run}>{action.label}</Button> : null}
    </div>
  );
}
