import type { ReactNode } from 'react';
import { useEmbed } from '../element/embed-context';
import { messagesFor } from './messages';
import { Button } from '../ui/button';

interface Props {
  /** Fetching has been given up. */
  failed: boolean | undefined;
  onRetry: () => void;
  /** Content shown until then, where it is more than a word. */
  waiting?: ReactNode;
}

/** Renders a message or the given content in place of something that is being fetched or could not be. */
export function QueryState({ failed, onRetry, waiting }: Props) {
  const messages = messagesFor(useEmbed());
  if (waiting && !failed) return waiting;
  return (
    <div role="status" className="missing">
      <p>{failed ? messages.failed : messages.loading}</p>
      {failed ? (
        <Button kind="ghost" onClick={onRetry}>
          {messages.again}
        </Button>
      ) : null}
    </div>
  );
}
