import { translated } from '../kit/element/locale';

export const messages = {
  loading: 'Loading what guests say...',
  /** `aria-roledescription` of the group. */
  carousel: 'carousel',
  label: 'What guests say',
  list: 'Quotes',
  quoted: (text: string) => `“${text}”`,
  /** Returns author, role and source, joined without "and". */
  cited: (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', '),
  /** Announced when the visitor chooses a quote. */
  shown: (text: string, cited: string) => `${text} ${cited}`,
  controls: 'Choose a quote',
  pause: 'Pause the quotes',
  play: 'Play the quotes',
  previous: 'Previous quote',
  next: 'Next quote',
  position: (place: number, total: number) => `Quote ${place} of ${total}`,
};

export const messagesFor = translated('testimonials', messages);
