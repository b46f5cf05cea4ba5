import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages-form-live';
import { mailUrl, type Letter } from '../model/letter';
import { config } from '../services/config';
import { PlateButton, PlateLink } from './plate';

/** Other ways for what a form could not send: to copy it, to send it as an e-mail. */
export function OtherWays({ letter }: { letter: Letter }) {
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
        <PlateButton kind="ghost small" onClick={copy}>
          {copied === 'done' ? messages.copied : messages.copy}
        </PlateButton>
        <PlateLink kind="ghost small" href={mailUrl(config.email, letter)}>
          {messages.mail}
        </PlateLink>
      </p>
      {copied === 'by-hand' ? (
        <textarea ref={byHand} className="field" readOnly aria-label={messages.byHand} value={letter.body} />
      ) : null}
    </>
  );
}
