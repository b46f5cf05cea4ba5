/** What stands around the words of guests. */
export const messages = {
  loading: 'Loading what guests say...',
  /** What kind of thing the group is, as a screen reader names it. */
  carousel: 'carousel',
  label: 'What guests say',
  list: 'Quotes',
  quoted: (words: string) => `“${words}”`,
  /** Who said it, as what, and where. No list: there is never an "and" in it. */
  cited: (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', '),
  /** Announced when the visitor has asked for it. */
  shown: (words: string, cited: string) => `${words} ${cited}`,
  controls: 'Choose a quote',
  pause: 'Pause the quotes',
  play: 'Play the quotes',
  previous: 'Previous quote',
  next: 'Next quote',
  place: (place: number, total: number) => `Quote ${place} of ${total}`,
};
