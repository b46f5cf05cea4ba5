export const messages = {
  label: (alt: string) => `Large picture: ${alt}`,
  counter: (position: number, total: number) => `${position} / ${total}`,
  shown: (counter: string, alt: string) => `${counter}: ${alt}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
};
