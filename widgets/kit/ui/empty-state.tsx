import { useEmbed } from '../element/embed-context';
import type { Picture as PictureFiles } from '../model/picture';
import { Picture } from '../picture/picture';
import { Button } from './button';

interface Props {
  /** Shown above it; fetched when the message is there, and not before. */
  picture: PictureFiles;
  title: string;
  text: string;
  /** Remedy for it, if anything can be done. */
  action?: { label: string; run: () => void };
}

/** Renders a message in place of a list that has nothing to show. */
export function EmptyState({ picture, title, text, action }: Props) {
  const { heading } = useEmbed();
  const Heading = `h${heading}` as 'h3';
  return (
    <div className="empty">
      <Picture picture={picture} alt="" sizes="14rem" />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {action ? <Button onClick={action.run}>{action.label}</Button> : null}
    </div>
  );
}
