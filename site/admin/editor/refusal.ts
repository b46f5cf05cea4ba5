/** Makes an error that keeps a form open, and says why: the editor shows the cause of one with this name, and of no other. */
export const refusal = (reason: string): Error => new Error('saving_failed', { cause: new Error(reason) });
