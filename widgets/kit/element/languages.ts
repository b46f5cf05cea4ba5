import type { Definition } from './definition';
import type { Speaker } from './spoken';
import { warnOnce } from './warn-once';

/**
 * Runs something once a tag has the words of the language around it: at once in English, which it also speaks where
 * those of another one cannot be fetched. The nearest `lang` decides, the tag's own first; the browser finds it in
 * whatever shadow root the tag is.
 */
export function whenFluent(
  { tag, config: { foreign } }: Definition,
  speaker: Speaker,
  run: () => void,
): void {
  speaker.spoken = undefined;
  if (!foreign || !speaker.matches(foreign)) return run();
  import('../languages/speak')
    .then(({ speak }) => speak(speaker))
    .catch(() => warnOnce(tag, 'speaks English'))
    .then(run);
}
