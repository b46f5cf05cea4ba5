import { showFallback } from './boundary';
import type { Definition } from './definition';
import { retryImport } from './retry-import';
import type { Speaker } from './spoken';
import { warnOnce } from './warn-once';

/** Milliseconds after which a tag rather speaks English than waits for its words. */
const PATIENCE = 4000;

/**
 * Runs something once a tag has the words of the language around it: at once in English, which it also speaks while
 * those of another one are late, and where they cannot be fetched. The nearest `lang` decides, the tag's own first; the
 * browser finds it in whatever shadow root the tag is.
 */
export function whenFluent(
  { tag, config: { foreign } }: Definition,
  speaker: Speaker,
  run: () => void,
): void {
  if (!foreign || !speaker.matches(foreign)) {
    speaker.spoken = undefined;
    return run();
  }
  const { shadowRoot: root, isConnected } = speaker;
  // What its author wrote inside it stays in sight until it is drawn.
  if (root && isConnected && !root.firstChild) showFallback(root);
  const start = () => {
    // What is painted in another language would turn English: it rather stays as it is.
    if (speaker.spoken || !root?.querySelector('[data-cat]:not([lang=en])')) run();
  };
  const timer = setTimeout(start, PATIENCE);
  retryImport(() => import('../languages/speak').then(({ speak }) => speak(speaker)))
    .catch(() => warnOnce(tag, 'its words could not be fetched'))
    .then(() => {
      clearTimeout(timer);
      start();
    });
}
