import type { ReactNode } from 'react';
import { messages } from '../messages';

interface Props {
  text: string;
  /** Addition to the text. */
  more?: string | undefined;
  /** Anything else that the visitor can do. */
  children?: ReactNode;
}

/**
 * Renders the message of a form that was not sent. It is announced by a notice, or by the form where there are no
 * notices.
 */
export const Failure = ({ text, more, children }: Props) => (
  <div className="form-failure">
    <b>{messages.failed}</b>
    <p>{text}</p>
    {more ? <p>{more}</p> : null}
    {children}
  </div>
);
