/** Limits on the number of characters that people may type. Each limit is itself allowed. */
export const NAME_MIN = 2;
export const NAME_MAX = 100;
/** The longest e-mail address that mail servers accept. */
export const EMAIL_MAX = 254;
export const MESSAGE_MAX = 1000;
export const FEEDBACK_MIN = 10;
export const FEEDBACK_MAX = 1000;
