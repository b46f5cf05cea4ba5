/** Words of a notice besides its own. */
export const messages = {
  dismiss: 'Dismiss',
};
