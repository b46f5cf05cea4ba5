import { useEmbed } from '../element/embed-context';
import type { Picture as PictureFiles } from '../model/picture';
import { Picture } from '../picture/picture';
import { Button } from './button';

interface Props {
  picture: PictureFiles;
  title: string;
  text: string;
  action?: { label: string; run: () => void };
}

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
