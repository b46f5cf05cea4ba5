import type { ReactNode } from 'react';

/** What a form says when it was not sent, above what else the visitor can do. */
export const Failure = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="form-failure" role="alert">
    <b>Error</b>
    <p>{text}</p>
    {children}
  </div>
);
