import type { ReactNode } from 'react';
import { messages } from './messages';

interface Props {
  text: string;
  /** What there is to add. */
  more?: string | undefined;
  /** What else the visitor can do. */
  children?: ReactNode;
}

/** What a form says when it was not sent. It is told aloud by a notice, or by the form where there are no notices. */
export const Failure = ({ text, more, children }: Props) => (
  <div className="form-failure">
    <b>{messages.failed}</b>
    <p>{text}</p>
    {more ? <p>{more}</p> : null}
    {children}
  </div>
);
