import { useEffect, useState, type ReactNode } from 'react';
import { useEmbed } from '../element/embed-context';
import { messagesFor } from './messages';
import { Button } from '../ui/button';

interface Props {
  failed: boolean | undefined;
  onRetry: () => void;
  /** Shown while the query loads, instead of a message. */
  waiting?: ReactNode;
  /** True if the widget has already shown content: then the host page's fallback stays hidden. */
  isLater?: boolean;
}

/** Renders a message or the given content while a query loads, and a retry button after it has failed. */
export function QueryState({ failed, onRetry, waiting, isLater }: Props) {
  const messages = messagesFor(useEmbed());
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (failed) setHasFailed(true);
  }, [failed]);
  // The button stays during a retry, and with it the focus.
  const canRetry = failed || hasFailed;
  const state =
    waiting && !canRetry ? (
      waiting
    ) : (
      <div role="status" className="missing">
        <p>{failed ? messages.failed : messages.loading}</p>
        {canRetry ? (
          <Button kind="ghost" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        ) : null}
      </div>
    );
  if (isLater) return state;
  // The fallback links stay, below the message after a failure.
  return (
    <div className="missing-box">
      {canRetry ? state : null}
      <slot name="fallback">{canRetry ? null : state}</slot>
      <slot />
    </div>
  );
}
