import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages-controller';
import { mailUrl, type MailtoMessage } from '../../model/forms/mailto-message';
import { config } from '../../services/config';
import { Button, ButtonLink } from '../../ui/button';

/** Other ways for what a form could not send: to copy it, to send it as an e-mail. */
export function EmailFallback({ letter }: { letter: MailtoMessage }) {
  const [copied, setCopied] = useState<'' | 'done' | 'by-hand'>('');
  const byHand = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    byHand.current?.focus();
    byHand.current?.select();
  }, [copied]);

  const copy = () => {
    // Absent where the page is not secure, refused where it is framed without leave.
    const done = navigator.clipboard?.writeText(letter.body) ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => setCopied('done'),
      () => setCopied('by-hand'),
    );
  };

  return (
    <>
      <p className="other-ways">
        <Button kind="ghost small" onClick={copy}>
          {copied === 'done' ? messages.copied : messages.copy}
        </Button>
        <ButtonLink kind="ghost small" href={mailUrl(config.email, letter)}>
          {messages.mail}
        </ButtonLink>
      </p>
      {copied === 'by-hand' ? (
        <textarea
          ref={byHand}
          className="field"
          dir="auto"
          readOnly
          aria-label={messages.byHand}
          value={letter.body}
        />
      ) : null}
    </>
  );
}
