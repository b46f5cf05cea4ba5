/** What a notice says besides its own words. */
export const messages = {
  dismiss: 'Dismiss',
};
