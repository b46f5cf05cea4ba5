import { useState } from 'react';
import { messages } from '../messages-controller';
import { mailUrl, type MailtoMessage } from '../../model/forms/mailto-message';
import { config } from '../../services/config';
import { Button, ButtonLink } from '../../ui/button';

/** Offers to copy a form that could not be sent, or to send it as an e-mail. */
export function EmailFallback({ mailto }: { mailto: MailtoMessage }) {
  const [isCopied, setIsCopied] = useState(false);
  // Where the browser refuses the clipboard, the text is still in the fields and in the e-mail.
  const copy = () =>
    navigator.clipboard.writeText(mailto.body).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <p className="other-ways">
      {/* Absent where the page is not secure. */}
      {navigator.clipboard ? (
        <Button kind="ghost small" onClick={() => void copy()}>
          {isCopied ? messages.copied : messages.copy}
        </Button>
      ) : null}
      <ButtonLink kind="ghost small" href={mailUrl(config.email, mailto)}>
        {messages.mail}
      </ButtonLink>
    </p>
  );
}
