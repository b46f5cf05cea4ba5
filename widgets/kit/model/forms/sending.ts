/** How far an earlier attempt to send the same content came. */
export interface Progress {
  /** The first of two e-mails has arrived and is skipped. */
  isHalfSent: boolean;
  /** Called when the first of two e-mails has arrived. */
  onHalfSent(): void;
}

/** Sends the e-mails of a form. Rejects with a SendError. */
export type Send<P> = (params: P, progress: Progress) => Promise<void>;
