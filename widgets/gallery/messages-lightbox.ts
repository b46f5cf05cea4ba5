export const messages = {
  label: (alt: string) => `Large picture: ${alt}`,
  counter: (place: number, total: number) => `${place} / ${total}`,
  shown: (counter: string, alt: string) => `${counter}: ${alt}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
};
