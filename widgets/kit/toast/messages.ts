/** Words of a notice besides its own. */
export const messages = {
  dismiss: 'Dismiss',
};

declare module '../element/spoken' {
  interface Words {
    toast: typeof messages;
  }
}
