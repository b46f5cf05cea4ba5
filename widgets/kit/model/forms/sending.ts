/** How far the e-mails of a form have come. It outlives the page, so that nothing arrives twice or by half. */
export interface Sending {
  /** Which e-mail is due, from 0; as many as there are once all have arrived. */
  step: number;
  of: number;
  /** That one is on its way: no answer has come yet. */
  open: boolean;
  /** When this was noted, in milliseconds since 1970. */
  at: number;
}

/** Where a form keeps how far its e-mails have come. */
export interface Ledger {
  /** How far this content has come; undefined where the last that was noted is of another one. */
  read(params: object): Sending | undefined;
  write(params: object, sending: Omit<Sending, 'at'>): void;
  /** When something was typed last: what was sent after that, from another tab, is what stands here. */
  since(): number;
}
