import { useEffect, useRef, type RefObject } from 'react';
import { useEmbed } from '../element/embed-context';

/** Work of a form, beyond its look. */
interface Controller {
  /** Fills in what was saved and what the page knows. */
  fill(): void;
}

/** True once a form has fetched its code: where a browser denies storage, that code holds what was typed. */
let hasLoaded = false;

/**
 * Fetches what a form does when it is asked for something, or at once where there is something to fill in: nothing
 * is fetched for a form that nobody turns to.
 * @param name of the form
 * @param given what the page has to fill in
 * @returns asks for something; the second function runs where nothing could be fetched
 */
export function useController<L extends Controller>(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  loadController: () => Promise<L>,
  given: object = {},
) {
  const { home } = useEmbed();
  const controller = useRef<Promise<L>>(undefined);
  const isGone = useRef(false);
  const withController = (then?: (controller: L) => void, fallback?: () => void) => {
    controller.current ??= loadController().then((made) => {
      hasLoaded = true;
      if (!isGone.current) made.fill();
      return made;
    });
    controller.current.then(then, () => {
      controller.current = undefined; // To be tried again.
      fallback?.();
    });
  };

  const givenText = JSON.stringify(given);
  useEffect(() => {
    let kept = hasLoaded;
    try {
      kept ||= `cat-draft-${name}` in (home ? localStorage : sessionStorage);
    } catch {
      // Nothing can be kept here.
    }
    const isTyped = [...form.current!.querySelectorAll<HTMLInputElement>('input, select, textarea')].some(
      ({ type, checked, value }) => (type === 'checkbox' ? checked : type !== 'hidden' && value),
    );
    if (controller.current || kept || isTyped || Object.keys(given).length)
      withController(({ fill }) => fill());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest never changes, or is another object at each drawing
  }, [givenText]);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );
  return withController;
}
