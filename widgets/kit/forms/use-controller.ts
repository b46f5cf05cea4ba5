import { useEffect, useRef, type RefObject } from 'react';
import { useEmbed } from '../element/embed-context';

interface Controller {
  /** Fills in the draft and the page's values. */
  fill(): void;
}

/**
 * Loads a form's controller when the visitor shows interest, or immediately if there is something to fill in.
 * @param name of the form
 * @param given what the page has to fill in
 * @returns runs a callback with the controller, or the second one if the code cannot be loaded
 */
export function useController<C extends Controller>(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  loadController: () => Promise<C>,
  given: object = {},
) {
  const { home } = useEmbed();
  const controller = useRef<Promise<C>>(undefined);
  const withController = (then?: (controller: C) => void, onFailure?: () => void) => {
    controller.current ??= loadController().then((loaded) => {
      loaded.fill();
      return loaded;
    });
    controller.current.then(then, () => {
      controller.current = undefined; // The next call retries.
      onFailure?.();
    });
  };

  useEffect(() => {
    if (controller.current || Object.keys(given).length || hasDraft(name, home) || isFilled(form.current!))
      withController(({ fill }) => fill());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `given` is compared by its text
  }, [JSON.stringify(given)]);
  return withController;
}

function hasDraft(name: string, ownSite: boolean): boolean {
  try {
    return `cat-draft-${name}` in (ownSite ? localStorage : sessionStorage);
  } catch {
    return false; // The browser denies storage.
  }
}

/** True if the visitor typed before the form was hydrated. */
const isFilled = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].some(({ type, checked, value }) =>
    type === 'checkbox' ? checked : type !== 'hidden' && value,
  );
