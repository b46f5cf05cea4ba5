/**
 * Reason why a form was not sent, whoever carries it: `headless` (451), `forbidden` (403), `refused` (412: the
 * service's own account is not in order), `busy` (429), `server` (any other answer), `network` (no answer came),
 * `timeout` (none came in time), `unavailable` (the code that sends could not be loaded or may not run here).
 */
export type SendCode =
  'headless' | 'forbidden' | 'refused' | 'busy' | 'server' | 'network' | 'timeout' | 'unavailable';

/** A service's own words on what it was sent. */
export interface ServiceAnswer {
  /** The status of HTTP. */
  status: number;
  text: string;
}

/** A form that was not sent. */
export class SendError extends Error {
  constructor(
    readonly code: SendCode,
    /** One of several e-mails, by the name that the service gives it. */
    readonly part?: string,
    /** The answer of the service, where one came. */
    readonly answer?: ServiceAnswer,
  ) {
    super(`not sent: ${code}`);
  }
}
