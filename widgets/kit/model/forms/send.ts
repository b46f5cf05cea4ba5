/**
 * Why a form was not sent: `headless` (451), `forbidden` (403), `refused` (412: a problem with our mail account),
 * `busy` (429), `server` (any other answer), `network` (no answer), `timeout` (no answer in time),
 * `unavailable` (the code that sends could not be loaded or may not run here).
 */
export type SendCode = Exclude<
  HTMLElementEventMap['cat-form-error']['detail']['code'],
  'invalid' | 'offline' | 'trap'
>;

export interface ServiceAnswer {
  status: number;
  text: string;
}

export class SendError extends Error {
  constructor(
    readonly code: SendCode,
    /** Name of the e-mail, if there are several. */
    readonly part?: string,
    readonly answer?: ServiceAnswer,
  ) {
    super(`not sent: ${code}`);
  }
}

/** How far an earlier attempt to send the same content came. */
interface Progress {
  /** The first of two e-mails has arrived and is skipped. */
  isHalfSent: boolean;
  /** Called when the first of two e-mails has arrived. */
  onHalfSent(): void;
}

/** Sends the e-mails of a form. Rejects with a SendError. */
export type Send<P> = (params: P, progress: Progress) => Promise<void>;
