/** Words on a poster, and around it. */
export const poster = {
  title: 'Cat history walks',
  text: 'Scan to see dates and book',
  alt: (address: string) => `A poster with a code that leads to ${address}`,
  keep: 'Save the poster',
};
