/** Words of the large view; fetched with it. */
export const messages = {
  label: (alt: string) => `Large picture: ${alt}`,
  counter: (place: number, total: number) => `${place} / ${total}`,
  /** Announced when the visitor has gone on. */
  shown: (counter: string, alt: string) => `${counter}: ${alt}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
};
