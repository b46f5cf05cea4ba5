/** Returns an error that keeps the form open. The editor shows the cause only of errors with this message. */
export const refusal = (reason: string): Error => new Error('saving_failed', { cause: new Error(reason) });
