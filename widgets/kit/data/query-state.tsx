import { useState, type ReactNode } from 'react';
import { useEmbed } from '../element/embed-context';
import { messagesFor } from './messages';
import { Button } from '../ui/button';

interface Props {
  /** Fetching has been given up. */
  failed: boolean | undefined;
  onRetry: () => void;
  /** Content shown until then, where it is more than a word. */
  waiting?: ReactNode;
  /** Something else was shown before: what the page's author wrote inside the tag would be none of a visitor's concern. */
  isLater?: boolean;
}

/** Renders a message or the given content in place of something that is being fetched or could not be. */
export function QueryState({ failed, onRetry, waiting, isLater }: Props) {
  const messages = messagesFor(useEmbed());
  // Once it has failed the button stays, and with it the focus, while it is fetched again.
  const [hasFailed, setHasFailed] = useState(false);
  if (failed && !hasFailed) setHasFailed(true);
  const state =
    waiting && !hasFailed ? (
      waiting
    ) : (
      <div role="status" className="missing">
        <p>{failed ? messages.failed : messages.loading}</p>
        {hasFailed ? (
          <Button kind="ghost" onClick={onRetry}>
            {messages.again}
          </Button>
        ) : null}
      </div>
    );
  if (isLater) return state;
  // Links for visitors without scripts stay in sight until then, and with them the room that they keep; below the message,
  // if it comes to that.
  return (
    <div className="missing-room">
      {hasFailed ? state : null}
      <slot name="fallback">{hasFailed ? null : state}</slot>
      <slot />
    </div>
  );
}
