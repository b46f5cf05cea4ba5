/** Progress of a form's e-mails. It outlives the page, so that nothing arrives twice or by half. */
export interface Sending {
  /** Index of the e-mail that is due, from 0; the number of e-mails once all have arrived. */
  step: number;
  of: number;
  /** True while that e-mail is on its way: no answer has come yet. */
  open: boolean;
  /** Time of this note, in milliseconds since 1970. */
  at: number;
}

/** Store in which a form notes the progress of its e-mails. */
export interface Ledger {
  /** Returns the progress of this content; undefined where the last note is about another one. */
  read(params: object): Sending | undefined;
  write(params: object, sending: Omit<Sending, 'at'>): void;
  /** Returns the time of the last typing: what was sent after that, from another tab, is what is in the form. */
  since(): number;
}
