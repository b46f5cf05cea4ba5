import { translated } from '../kit/element/words';

/** Words around those of guests. */
export const messages = {
  loading: 'Loading what guests say...',
  /** Kind of the group, as a screen reader names it. */
  carousel: 'carousel',
  label: 'What guests say',
  list: 'Quotes',
  quoted: (words: string) => `“${words}”`,
  /** Returns author, role and source of the words. No list: there is never an "and" in it. */
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

/** Returns these words in the language that a tag speaks. */
export const messagesFor = translated('testimonials', messages);

declare module '../kit/element/spoken' {
  interface Words {
    /** Quotes are English, and so are the marks around them. */
    testimonials: Omit<typeof messages, 'quoted' | 'cited'>;
  }
}
