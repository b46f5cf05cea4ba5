import type { ComponentType } from 'react';
import type { Embed } from '../kit/element/embed-context';
import { warnOnce } from '../kit/element/warn-once';
import { formDraft } from '../kit/forms/draft/draft';
import { messages } from './messages-controller';
import { loadEmailFallback, watchRefusal } from './refusal';

/** State from which the sign-up is drawn. */
export interface LetterState {
  /** Text above the fields in the place of the hint; `kept` is true where something saved can be discarded. */
  note?: string | undefined;
  kept?: boolean;
  /** The page does not let it be sent. */
  refused?: boolean;
  NewsletterFallback?: ComponentType<{ form: HTMLFormElement }>;
}

/**
 * Lets the sign-up keep what is typed, say when it was sent on, and notice when it may not be. Whether it has arrived
 * is said in the provider's tab alone: what was typed is saved until the visitor discards it, or the day is over.
 * @param refusal what is said where it may not be sent
 */
export function createController(
  form: HTMLFormElement,
  { home, tag }: Embed,
  refusal: string,
  update: (change: LetterState) => void,
) {
  const draft = formDraft({
    form: () => form,
    name: 'newsletter',
    ownSite: home,
    fields: ['EMAIL', 'FNAME', 'LNAME'],
  });
  const refuse = () => {
    draft.save();
    update({ refused: true, note: undefined });
    warnOnce(tag, refusal);
    loadEmailFallback().then(update, () => undefined); // What is said above it is enough by itself.
  };

  // The browser checks the form; until then nothing in it counts as wrong.
  const mark = (field: Element, isWrong: boolean) => field.setAttribute('aria-invalid', String(isWrong));
  form.addEventListener('invalid', ({ target }) => mark(target as Element, true), true);

  let submits = 0;
  form.addEventListener('submit', () => void submits++);
  form.addEventListener('click', ({ target }) => {
    const before = submits;
    const isPress = (target as Element).closest('[type=submit]') && form.checkValidity();
    // In a frame that is sandboxed from forms a press brings no `submit`, and the browser tells nobody.
    if (isPress) setTimeout(() => submits === before && refuse());
  });

  return {
    fill(): void {
      if (draft.fill()) update({ kept: true, note: messages.kept });
      draft.save();
    },
    onInput(): void {
      draft.save();
      update({ refused: false });
      for (const field of form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]'))
        if (field.validity.valid) mark(field, false);
    },
    onSubmit(): void {
      draft.save();
      const time = new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
      // No page is told whether the tab came: a frame may be sandboxed from new ones, the network may be gone.
      update({
        kept: true,
        note: messages.sentOn(time),
      });
      watchRefusal(form, refuse);
    },
    discard(): void {
      draft.clear();
      update({ kept: false, note: undefined });
      form.focus();
    },
  };
}
